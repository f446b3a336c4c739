import type { Database } from "../database/connection";
import type { Call, Site } from "./call";
import type { Person } from "./principal";

/** What a job works with. */
export interface JobContext {
  db: Database;
  now: Date;
  /** The base URL of a site of the shop, for links in mails. */
  storefrontUrl: (site: string) => string;
}

/** What a person would bring along if they made a call themselves. */
export type PersonsCall = Pick<
  Call,
  | "db"
  | "now"
  | "about"
  | "principal"
  | "baseSite"
  | "storefrontUrl"
  | "demo"
  | "mediaBaseUrl"
  | "header"
  | "once"
>;

/**
 * The call of a job that does for a person what they asked it to do. The switches of the demo do not work in it.
 * @param clientId the channel that histories name.
 */
export const jobCall = (
  { db, now, storefrontUrl }: JobContext,
  about: Person,
  baseSite: Site,
  clientId: string,
): PersonsCall => ({
  db,
  about,
  baseSite,
  now: () => now,
  storefrontUrl,
  demo: false,
  mediaBaseUrl: "",
  principal: { kind: "person", clientId, scopes: [], ...about },
  header: () => undefined,
  once: (_, read) => read(),
});
