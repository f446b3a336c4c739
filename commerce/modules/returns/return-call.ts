import type { Call } from "../../http/call";

export type ReturnCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "header" | "baseSite" | "storefrontUrl" | "mediaBaseUrl"
>;
