/** A page of orders that are being placed looks again by itself, without scripts too. */
export const lookAgain = (status: string | undefined) =>
  status === "placing" ? [{ httpEquiv: "refresh", content: "5" }] : [];
