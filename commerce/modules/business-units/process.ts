import type { Organisation } from "../../http/principal";

const PROCESSES: Readonly<Record<Organisation["approval"], { code: string; name: string }>> = {
  none: { code: "limits", name: "Orders over a purchase limit or budget" },
  always: { code: "always", name: "Every order" },
  "own-share": { code: "own-share", name: "Orders that the wearer pays a part of" },
};

/**
 * Which orders of a unit need an approval (spec 002 §3, contract §10). The organisation's program says so, so one process
 * serves all of its units.
 */
export const approvalProcessOf = ({ approval }: Pick<Organisation, "approval">) => PROCESSES[approval];
