import { answer } from "~/commerce/client.server";
import type { ResponseOf } from "~/commerce/response";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";
import { shownDays } from "~/ui/active-days";
import { readableDate } from "~/ui/dates";
import { CENTRE_STATES } from "./labels";
import { budgetView, type readBudgets, valuesOf } from "./budget.server";

type Centre = ResponseOf<"get", "/orgUsers/current/wwg-cost-centers/{costCenterCode}">;

/** Reads one whom the caller manages. @throws CommerceError 404 for every other. */
export const readCostCentre = (visit: Visit, costCenterCode: string) =>
  answer(
    visit.commerce.GET("/orgUsers/current/wwg-cost-centers/{costCenterCode}", {
      params: { path: { costCenterCode } },
    }),
  );

/** What the pages of one cost centre show. */
export function centreView(centre: Centre, timeZone: string) {
  return {
    code: centre.code,
    name: centre.name,
    title: `${centre.name} (${centre.code})`,
    active: centre.active,
    state: CENTRE_STATES[centre.state],
    days: shownDays(centre),
    /** The fields of the form that changes it. */
    values: { name: centre.name, activeFrom: centre.activeFrom, activeUntil: centre.activeUntil },
    obstacle: centre.obstacle,
    currency: centre.currency.isocode,
    unit: centre.unit,
    units: centre.units,
    otherUnits: centre.otherUnits,
    orderCount: centre.orderCount,
    added: readableDate(centre.addedDate, timeZone),
    updated: readableDate(centre.updatedDate, timeZone),
    updatedBy: centre.updatedBy,
    version: String(centre.version),
    key: newIdempotencyKey(),
  };
}

/** What the page of one cost centre shows: with the units that it can be linked to, and what is asked about it. */
export function costCentreView(
  found: Centre,
  timeZone: string,
  units: Awaited<ReturnType<typeof unitChoice>>,
  budgets: Awaited<ReturnType<typeof readBudgets>>,
  query: URLSearchParams,
) {
  const centre = centreView(found, timeZone);
  const linked = [centre.unit.uid, ...centre.units.map(({ uid }) => uid)];
  const doing = (["update", "disable", "budget"] as const).find((one) => one === query.get("do"));
  const budget = budgets.find((one) => one.code === query.get("budget"));
  return {
    ...centre,
    pageTitle: titleOfOne("Cost centre", centre.title, doing),
    doing,
    budgets: budgets.map(budgetView),
    budget: budget && { ...budgetView(budget), values: valuesOf(budget) },
    choice: units?.filter(({ value }) => !linked.includes(value)),
  };
}
