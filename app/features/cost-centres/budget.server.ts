import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import { costCentrePath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { typedDay } from "~/forms/day-schema.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";

type ApiBudget = components["schemas"]["Budget"];

/** The budgets of a cost centre, the newest of them; 100 at most. */
export async function readBudgets(visit: Visit, costCenterCode: string): Promise<ApiBudget[]> {
  const { budgets } = await answer(
    visit.commerce.GET("/costcenters/{costCenterCode}/budgets", {
      params: { path: { costCenterCode }, query: { pageSize: 100 } },
    }),
  );
  return [...budgets].sort((a, b) => b.firstDay.localeCompare(a.firstDay));
}

/** A budget in the words of its page. */
export const budgetView = (budget: ApiBudget) => ({
  code: budget.code,
  name: budget.name,
  active: budget.active,
  first: readableDay(budget.firstDay),
  last: readableDay(budget.lastDay),
  amount: budget.amount.formattedValue,
  spent: budget.spent.formattedValue,
  spentOrders: budget.spentOrders,
  held: budget.held.formattedValue,
  heldOrders: budget.heldOrders,
  left: budget.left.formattedValue,
  over: budget.over.value > 0 ? budget.over.formattedValue : undefined,
  share: { used: budget.spent.value + budget.held.value, all: budget.budget },
  state: stateOf(budget),
});

/** Nearly used up is 90 % and more. */
function stateOf({ active, left, budget, over }: ApiBudget) {
  if (!active) return { label: "Disabled", tone: "plain" as const };
  if (over.value > 0) return { label: "Exceeded", tone: "bad" as const };
  if (left.value <= budget / 10) return { label: "Nearly used up", tone: "warn" as const };
  return { label: "Active", tone: "ok" as const };
}

/** The fields of its form. */
export const valuesOf = (budget: ApiBudget) => ({
  code: budget.code,
  name: budget.name,
  budget: budget.budget.toFixed(2),
  startDate: budget.firstDay,
  endDate: budget.lastDay,
  active: budget.active ? "yes" : "no",
  version: String(budget.version),
});

const AMOUNT = "Enter an amount such as 9600 or 9600.50.";
const day = typedDay("Enter a date.");
const fields = {
  section: z.literal("budget"),
  name: requiredText(LIMITS["POST /users/current/budgets"].name),
  budget: z.coerce.number(AMOUNT).min(0, "Amount must be zero or more."),
  startDate: day,
  endDate: day,
};
const newSchema = z.object({ ...fields, code: requiredText(30) });
const changeSchema = z.object({
  ...fields,
  version: z.coerce.number().int().optional(),
  active: z.enum(["yes", "no"]).default("yes"),
  known: requiredText(60),
});

/** Adds a budget, or changes the one that `known` names, and leads to the cost centre's page. */
export async function saveBudget(visit: Visit, costCenterCode: string, form: FormData) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const to = () => costCentrePath(costCenterCode);
  if (!form.get("known")) {
    const submission = parseForm(form, newSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { section: _section, ...body } = submission.value;
    return save(visit, {
      submission,
      to,
      send: () =>
        answer(visit.commerce.POST("/users/current/budgets", { headers, body: { ...body, costCenterCode } })),
    });
  }
  const submission = parseForm(form, changeSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { section: _section, known: budgetCode, active, ...body } = submission.value;
  return save(visit, {
    submission,
    to,
    now: async () => {
      const now = await answer(
        visit.commerce.GET("/users/current/budgets/{budgetCode}", { params: { path: { budgetCode } } }),
      );
      return {
        values: { ...valuesOf(now), budget: String(now.budget), known: budgetCode },
        version: now.version,
      };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/users/current/budgets/{budgetCode}", {
          params: { path: { budgetCode } },
          headers,
          body: { ...body, active: active === "yes" },
        }),
      ),
  });
}
