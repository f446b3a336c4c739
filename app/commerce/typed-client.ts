import type { Client } from "openapi-fetch";
import type { paths } from "./occ";

/** The typed client of the API: `commerce.GET("/orgUsers/current/packs")`. */
export type Commerce = Client<paths>;
