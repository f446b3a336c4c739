import type { Organisation } from "../../http/principal";

/** How many digits of the employee ID whoever decides from a mail types. */
export const EMPLOYEE_DIGITS = 4;

/** The last four digits of an employee ID; undefined for one that has fewer. */
export const lastDigits = (employeeId: string): string | undefined => {
  const digits = employeeId.replaceAll(/\D/g, "");
  return digits.length < EMPLOYEE_DIGITS ? undefined : digits.slice(-EMPLOYEE_DIGITS);
};

/**
 * Whether an organisation permits that an order is decided from the mail to its approver, and up to how much.
 * @returns why not: `off` in the order's currency, `over` the highest amount. Undefined if it does.
 */
export function mailDecisionBarred(
  { mailDecisions }: Pick<Organisation, "mailDecisions">,
  { currency, totalCents }: { currency: string; totalCents: number },
): "off" | "over" | undefined {
  const most = Object.hasOwn(mailDecisions, currency) ? mailDecisions[currency] : undefined;
  if (most === undefined) return "off";
  return totalCents > most ? "over" : undefined;
}
