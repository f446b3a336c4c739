import {
  approvalPath,
  costCentrePath,
  groupPath,
  limitPath,
  orderPath,
  paymentPath,
  purchaseOrderPath,
  unitPath,
  userPath,
} from "~/paths";

const PAGES: Readonly<Record<string, ((code: string) => string) | undefined>> = {
  person: userPath,
  role: userPath,
  pack: userPath,
  delegation: userPath,
  refusal: userPath,
  limit: limitPath,
  // A budget has its cost centre's code.
  budget: costCentrePath,
  "cost-centre": costCentrePath,
  unit: unitPath,
  "user-group": groupPath,
  "purchase-order": purchaseOrderPath,
  payment: paymentPath,
};

interface Change {
  kind: { code: string };
  subject: { code: string };
  among?: "orders" | "approvals";
  values: readonly { what: string }[];
}

/** The page of what a change is about; none of what was deleted with it, or of an order that has none for the reader. */
export function subjectPath({ kind, subject, among, values }: Change): string | undefined {
  if (values.some(({ what }) => what === "Deleted")) return undefined;
  if (kind.code !== "order") return PAGES[kind.code]?.(subject.code);
  return among && (among === "orders" ? orderPath : approvalPath)(subject.code);
}
