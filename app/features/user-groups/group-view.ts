import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import type { groupView, partsView } from "./detail.server";

export type GroupView = SerializeFrom<typeof groupView>;
type GroupParts = SerializeFrom<typeof partsView>;

export interface PartProps {
  group: GroupView;
  parts: GroupParts;
  reply?: FormReply;
}
