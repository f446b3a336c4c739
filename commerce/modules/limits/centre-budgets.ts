import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { invalid } from "../../http/errors";
import { noteChange } from "../changes";
import { isDisabled } from "../organisation";
import { type LimitCall, listBudgets, showBudget, unknownBudget } from "./budgets";
import { type Centre, centreOf, type ChangeCall, done, moneyText, mustNotOverlap } from "./change-budget";
import type { ListQuery } from "./contract";
import { lockCentre } from "./facts";
import { budgets } from "./tables";

const titleOf = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;

/** A page of the budgets of a cost centre. @throws OccError 404 for a cost centre that the caller does not manage. */
export async function budgetsOfCentre(call: LimitCall, centreCode: string, asked: z.infer<typeof ListQuery>) {
  const { code } = await centreOf(call, centreCode);
  return listBudgets(call, asked, code);
}

/** A budget that nobody else can change meanwhile, and whose cost centre no order is charged to meanwhile. */
async function locked(call: LimitCall, centreCode: string, budgetCode: string) {
  const centre = await centreOf(call, centreCode);
  await lockCentre(call.db, centre.code);
  await call.db
    .select({ code: budgets.code })
    .from(budgets)
    .where(eq(budgets.code, budgetCode))
    .for("update");
  const budget = await showBudget(call, budgetCode);
  return { centre, budget, of: budget.costCenters[0] };
}

type Budget = Awaited<ReturnType<typeof showBudget>>;

/** Writes down whose the budget is now, with the change log's row at the cost centre. */
async function move(call: ChangeCall, budget: Budget, centre: Centre, owned: boolean): Promise<void> {
  await call.db
    .update(budgets)
    .set({
      costCentreCode: owned ? centre.code : null,
      ...(owned ? { unitUid: centre.unit_uid } : {}),
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: budget.version + 1,
    })
    .where(eq(budgets.code, budget.code));
  await noteChange(call, {
    kind: "budget",
    subject: { code: centre.code, name: titleOf(budget) },
    unitUid: centre.unit_uid,
    changes: [
      {
        what: "Cost centre",
        from: owned ? null : titleOf(centre),
        to: owned ? titleOf(centre) : null,
      },
    ],
  });
}

/**
 * Gives a budget that no cost centre has to one, and to its unit. A second time does nothing.
 * @throws OccError 404 for a budget or a cost centre that the caller does not manage; 400 for a disabled one of them, one
 * in another currency, one that another cost centre has, days that another budget has, and a budget that is less than
 * what its days' orders have spent or hold already.
 */
export async function giveBudget(call: ChangeCall, centreCode: string, budgetCode: string) {
  const { centre, budget, of } = await locked(call, centreCode, budgetCode);
  const saved = done(budgetCode, `${titleOf(budget)} is a budget of ${titleOf(centre)}.`);
  if (of?.code === centre.code) return saved;
  if (of) {
    throw invalid("budgetCode", `${titleOf(budget)} belongs to ${titleOf(of)}. Take it from there first.`);
  }
  for (const one of [centre, budget]) {
    if (!one.active) throw isDisabled("budgetCode", titleOf(one));
  }
  if (budget.currency.isocode !== centre.currency) {
    throw invalid(
      "budgetCode",
      `${titleOf(budget)} is in ${budget.currency.isocode}, and ${titleOf(centre)} is in ${centre.currency}. Choose another budget.`,
    );
  }
  const { firstDay: first, lastDay: last } = budget;
  await mustNotOverlap(call, { code: budgetCode, centre: centre.code, first, last, subject: "budgetCode" });
  await move(call, budget, centre, true);
  const { amount, spent, held } = await showBudget(call, budgetCode);
  const used = Math.round((spent.value + held.value) * 100);
  if (Math.round(amount.value * 100) < used) {
    throw invalid(
      "budgetCode",
      `${titleOf(budget)} is less than ${moneyText(call, used, centre.currency)}, which ${titleOf(centre)} has spent or holds in its days. Raise it first.`,
    );
  }
  return saved;
}

/**
 * Takes a budget from its cost centre: it stays, without one. A second time does nothing.
 * @throws OccError 404 for a budget that the caller does not manage or that another cost centre has; 400 for a disabled
 * one, and while orders that wait for an approval hold a part of it.
 */
export async function takeBudget(call: ChangeCall, centreCode: string, budgetCode: string) {
  const { centre, budget, of } = await locked(call, centreCode, budgetCode);
  if (of && of.code !== centre.code) throw unknownBudget(budgetCode);
  if (of) {
    if (!budget.active) throw isDisabled("budgetCode", titleOf(budget));
    if (budget.heldOrders > 0) throw invalid("budgetCode", heldWords(budget));
    await move(call, budget, centre, false);
  }
  return done(budgetCode, `${titleOf(budget)} is no longer a budget of ${titleOf(centre)}.`);
}

/** Why it stays: whoever approves the orders must see what they would be charged to. */
const heldWords = (budget: Budget): string => {
  const orders = budget.heldOrders === 1 ? "1 order" : `${budget.heldOrders} orders`;
  return `${orders} that ${budget.heldOrders === 1 ? "waits" : "wait"} for an approval ${budget.heldOrders === 1 ? "holds" : "hold"} ${budget.held.formattedValue} of ${titleOf(budget)}. Approve or decline first.`;
};
