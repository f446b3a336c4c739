import type { SerializeFrom } from "@remix-run/node";
import type { readApprovers, readApproverRemoval } from "./approvers.server";
import type { readBelongings } from "./belongings.server";
import type { unitView } from "./detail.server";
import type { readPeople, readAdding, readRemoval } from "./people.server";

export type UnitView = SerializeFrom<typeof unitView> & {
  people: SerializeFrom<typeof readPeople>;
  adding?: SerializeFrom<typeof readAdding>;
  removal?: SerializeFrom<typeof readRemoval>;
  approvers: SerializeFrom<typeof readApprovers>;
  approverRemoval?: SerializeFrom<typeof readApproverRemoval>;
  belongs: SerializeFrom<typeof readBelongings>;
};
