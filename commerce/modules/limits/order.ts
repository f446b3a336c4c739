import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import type { Person } from "../../http/principal";
import { whyNotWords } from "../../http/why-not";
import { candidatesOf, factsOf, lockOrder, type OrderToEvaluate } from "./facts";
import { fitsBudget, evaluate, type Evaluation, reasonsFor } from "./evaluate";
import { approvalRoutes } from "./tables";
import { reasonsLine } from "./words";

/** What is judged about an order, and whether it holds its amount of the budget while it waits. */
export interface EvaluatedOrder extends Evaluation {
  holds: boolean;
}

/**
 * Judges an order by limits and budget (spec 002 §6). Two statements; without anything that it is over and `always`
 * unset, one.
 * @param always whether it needs an approval by its organisation's rule anyway.
 */
export async function evaluateOrder(
  db: Database,
  order: OrderToEvaluate,
  always: boolean,
): Promise<EvaluatedOrder> {
  const { facts, limits } = await factsOf(db, order);
  const holds = fitsBudget(facts);
  const over = reasonsFor(limits, facts).length > 0;
  if (!over && !always) return { reasons: [], asked: [], steps: [], holds };
  return { ...evaluate(facts, limits, await candidatesOf(db, order)), holds };
}

/** As judgeOrder, when the order is placed in this transaction: others wait until it ends. */
export async function evaluatePlacing(
  db: Database,
  order: OrderToEvaluate,
  always: boolean,
): Promise<EvaluatedOrder> {
  await lockOrder(db, order);
  return evaluateOrder(db, order, always);
}

/**
 * Whether an order goes its own way: limits or a budget speak about it, or an approver's own limit was too low. Every
 * other order waits as its organisation's rule says (decision 50).
 */
const isRouted = ({ reasons, steps, asked }: Evaluation): boolean =>
  asked.length > 0 && (reasons.length > 0 || steps.some(({ passed }) => passed));

/** Writes down why an order waits, and whom it went to. */
export async function routeOrder(db: Database, orderCode: string, judged: EvaluatedOrder): Promise<void> {
  if (!isRouted(judged)) return;
  const { reasons, steps, asked, holds } = judged;
  await db
    .insert(approvalRoutes)
    .values({ orderCode, reasons, steps, holds, asked: asked.map(({ customerId }) => customerId) });
}

/** Refuses an order that waits for an approval and that nobody could ever decide about, with what to do. */
export function noApprover(
  { reasons, asked }: Evaluation,
  { organisation, unit }: Pick<Person, "organisation" | "unit">,
  pricesShown: boolean,
): OccError | undefined {
  if (asked.length > 0) return undefined;
  const money = { currency: unit.currency, symbol: unit.currencySymbol, pricesShown };
  const { name, phone } = organisation.support;
  const facts = { organisation: organisation.name, help: `${name}, ${phone}` };
  const over = reasonsLine(reasons, money);
  const budget = reasons.some(({ type }) => type === "B2BBudgetExceededPermission");
  const reason = over ? (budget ? "budget" : "limit") : "no-approver";
  return new OccError(400, {
    type: "ValidationError",
    message: over ? whyNotWords("limit", { ...facts, over }) : whyNotWords("no-approver", facts),
    reason,
    subject: "cart",
    subjectType: "cart",
  });
}
