import type { ResponseOf } from "~/commerce/response";

/** The person who signs in for the first time. */
export type Newcomer = ResponseOf<"get", "/orgUsers/current">;
