import { DAY_LABELS } from "~/ui/active-days";

/** The fields of a cost centre. */
export const LABELS = { code: "Code", name: "Name", unitUid: "Business unit", ...DAY_LABELS };

/** What becomes of a cost centre at checkout today. */
export const CENTRE_STATES = {
  active: { label: "Active", tone: "ok" },
  "not-started": { label: "Not started", tone: "plain" },
  ended: { label: "Ended", tone: "plain" },
  disabled: { label: "Disabled", tone: "plain" },
} as const;
