import type { Others, Refusal, Row } from "./kind";

/** Whether a row of a tree is below itself. @param head of the column that names the row above it. */
export function isBelowItself(file: string, head: string, row: Row, others: Others): boolean {
  const seen = new Set([row["code"]]);
  let above = row[head];
  while (typeof above === "string" && !seen.has(above)) {
    seen.add(above);
    above = others.find(file, above)?.[head];
  }
  return typeof above === "string";
}

/** The last day of a row, if it has one, is not before its first. */
export const endsBeforeItBegins = ({ from, until }: Row): Refusal[] =>
  typeof from === "string" && typeof until === "string" && until < from
    ? [{ head: "until", message: `It is before the first day, ${from}.` }]
    : [];

/** The unit must be the organisation's. */
export const ofOrganisation =
  (head: string) =>
  (row: Row, others: Others): Refusal[] => {
    const unit = others.find("units", String(row[head]));
    return unit && unit["organisation"] !== row["organisation"]
      ? [{ head, message: "It is a unit of another organisation." }]
      : [];
  };
