import type { z } from "@hono/zod-openapi";
import { activeDaysOf, activeDaysView } from "../../http/active-days";
import { invalid, OccError } from "../../http/errors";
import { budgetsOfCentres } from "../limits";
import { mustBeIn, openUnitWithCurrency } from "../organisation";
import { type ChangeCall, daysOf, insertCostCentre, locked, mustBeActive, save } from "./change";
import { type ListQuery, type ReferenceBody, type ReferenceChangeBody, referenceView } from "./contract";
import { type CostCentreCall, listCostCentres, showCostCentre } from "./read";

type Changes = z.infer<typeof ReferenceChangeBody>;

async function withBudgets<Centre extends { code: string }>(call: CostCentreCall, centre: Centre) {
  const budgets = await budgetsOfCentres(call, [centre.code]);
  return { ...centre, assignedBudgets: budgets.get(centre.code)! };
}

/** One with its budgets; two statements. @throws OccError 404 for one that the caller does not manage. */
export const showReferenceCentre = async (call: CostCentreCall, code: string) =>
  withBudgets(call, referenceView(await showCostCentre(call, code)));

/** A page of cost centres by the names of published clients. @param budgets reads those of each, too. */
export async function listReferenceCentres(
  call: CostCentreCall,
  asked: z.infer<typeof ListQuery>,
  budgets: boolean,
) {
  const { costCenters, pagination, sorts } = await listCostCentres(call, asked);
  const views = costCenters.map(referenceView);
  const codes = views.map(({ code }) => code);
  const known = budgets && codes.length > 0 ? await budgetsOfCentres(call, codes) : undefined;
  return {
    costCenters: views.map((view) => ({ ...view, assignedBudgets: known?.get(view.code) })),
    pagination,
    sorts,
  };
}

/**
 * Adds a cost centre by the names of published clients.
 * @throws OccError 400 for a unit that the caller does not manage or that is disabled, another currency than the unit's,
 * and a code that exists.
 */
export async function addReferenceCentre(call: ChangeCall, sent: z.infer<typeof ReferenceBody>) {
  const { code } = sent;
  const unit = await openUnitWithCurrency(call, sent.unit.uid, "unit.uid");
  mustBeIn(unit.currency, sent);
  if (!(await insertCostCentre(call, sent, unit))) {
    // The words that the framework's pages read (contract §10), whoever has the code.
    const message = `ambiguous unique keys {code=${code}} for model B2BCostCenterModel`;
    throw new OccError(400, { type: "ModelSavingError", message, subject: "code", subjectType: "parameter" });
  }
  return showReferenceCentre(call, code);
}

/**
 * Changes what is sent of a cost centre: its name, its days, and whether it is open.
 * @throws OccError 404 for one that the caller does not manage; 400 for what cannot change, for a disabled one that is not
 * enabled with it, and while its unit is disabled.
 */
export async function changeReferenceCentre(call: ChangeCall, code: string, sent: Changes) {
  const centre = await locked(call, code);
  if (sent.code !== undefined && sent.code !== code) {
    throw invalid("code", "The code of a cost centre cannot change.");
  }
  if (sent.unit && sent.unit.uid !== centre.unit.uid) {
    throw invalid("unit.uid", "A cost centre stays in its unit. Link it to another one instead.");
  }
  mustBeIn(centre.currency.isocode, sent);
  const asked = sent.activeFlag ?? (sent.active === undefined ? undefined : String(sent.active) === "true");
  const { name = centre.name } = sent;
  const active = asked ?? centre.active;
  if (active && !centre.active && centre.obstacle) throw invalid("code", centre.obstacle);
  const before = daysOf(centre);
  const days = activeDaysOf(sent, before);
  const moved = days.activeFrom !== before.activeFrom || days.activeUntil !== before.activeUntil;
  const edited = name !== centre.name || moved;
  if (edited && !active) mustBeActive(centre);
  if (edited || active !== centre.active) await save(call, centre, { name, active, ...days });
  return withBudgets(call, referenceView({ ...centre, name, active, ...activeDaysView(days) }));
}
