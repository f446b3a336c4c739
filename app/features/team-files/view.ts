import type { SerializeFrom } from "@remix-run/node";
import type { TeamFilePageData } from "./file.server";

export type TeamFile = SerializeFrom<TeamFilePageData>;
