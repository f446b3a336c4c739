/** Why an approver declines an order. The person is told the name. */
export const DECLINE_REASONS = [
  { code: "NOT_NEEDED", name: "Not needed now" },
  { code: "ORDERED_TWICE", name: "Ordered twice" },
  { code: "TOO_MANY", name: "More than is needed" },
  { code: "WRONG_ITEM", name: "Wrong item or size" },
  { code: "TOO_COSTLY", name: "Over the cost centre's limit" },
  { code: "LEAVING", name: "The wearer is leaving" },
  { code: "OTHER", name: "Another reason" },
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const declineReason = (code: string | undefined): DeclineReason | undefined =>
  DECLINE_REASONS.find((reason) => reason.code === code);

/** The reasons in the shape that the contract gives them (§21.4). */
export const declineReasonMap = () => ({
  orderDeclineReasonMap: { entry: DECLINE_REASONS.map(({ code, name }) => ({ key: code, value: name })) },
});
