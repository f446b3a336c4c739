import type { SerializeFrom } from "@remix-run/node";
import type { approvalsView } from "./list.server";

export type ListData = SerializeFrom<typeof approvalsView>;
