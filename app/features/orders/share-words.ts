/** How an organisation collects a share that somebody pays themselves. @param whose whether it is the reader's own. */
export function collectedWords(by: string | undefined, whose: "own" | "another's"): string {
  const own = whose === "own";
  if (by === "payroll") return own ? "taken from your pay" : "taken from pay";
  return own ? "invoiced to you" : "invoiced to them";
}
