/** Where orders wait for a decision (spec 002 §2.4). */
export const dashboardPath = "/my-account/approval-dashboard";

export const actionedPath = `${dashboardPath}/actioned`;

/** One order as its approver sees it, the page that asks why it is declined, or the form for its purchase order number. */
export const approvalPath = (code: string, page?: "decline" | "purchase-order"): string =>
  ["/my-account/approval", encodeURIComponent(code), page].filter(Boolean).join("/");

/** The form in which fewer pieces of an order are approved. */
export const amendPath = (code: string): string => `${approvalPath(code)}?do=amend`;

/** The page that asks before several orders are approved or declined at once. */
export const severalPath = (codes: readonly string[], doing: "approve" | "decline" = "approve"): string =>
  `${dashboardPath}?${new URLSearchParams([["do", doing], ...codes.map((code) => ["order", code])])}`;

/** Where an approver gives their approvals to somebody else. */
export const delegatePath = `${dashboardPath}?do=delegate`;

/** The field of several that has what the page showed of an order. */
export const shownName = (code: string) => `shown-${code}`;
