import type { SerializeFrom } from "@remix-run/node";
import type { readSearch } from "./search.server";

export type SearchData = SerializeFrom<typeof readSearch>;
