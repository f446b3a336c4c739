import { approvalPath } from "~/features/approvals/addresses";
import {
  costCentrePath,
  groupPath,
  limitPath,
  unitPath,
  userPath,
} from "~/features/manage-organisation/addresses";
import { purchaseOrderPath } from "~/features/purchase-orders/addresses";

const PAGES: Readonly<Record<string, ((code: string) => string) | undefined>> = {
  order: approvalPath,
  person: userPath,
  role: userPath,
  pack: userPath,
  delegation: userPath,
  limit: limitPath,
  // A budget has its cost centre's code.
  budget: costCentrePath,
  "cost-centre": costCentrePath,
  unit: unitPath,
  "user-group": groupPath,
  "purchase-order": purchaseOrderPath,
};

interface Change {
  kind: { code: string };
  subject: { code: string };
  values: readonly { what: string }[];
}

/** The page of what a change is about; none of what was deleted with it. */
export const subjectPath = ({ kind, subject, values }: Change): string | undefined =>
  values.some(({ what }) => what === "Deleted") ? undefined : PAGES[kind.code]?.(subject.code);
