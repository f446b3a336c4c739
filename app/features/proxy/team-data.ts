import type { SerializeFrom } from "@remix-run/node";
import type { teamView } from "./team.server";

export type TeamData = SerializeFrom<typeof teamView>;
