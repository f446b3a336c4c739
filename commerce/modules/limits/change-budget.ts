import { eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { readableTime } from "../../http/dates";
import { alreadyExists, invalid, notFound, OccError } from "../../http/errors";
import { formatMoney } from "../../http/money";
import { personNameOf } from "../../http/person-name";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { added, differences, noteChange, type NotingCall, switched, type ValueChange } from "../changes";
import { isDisabled, mustBeIn, openUnitWithCurrency, unitsBelow } from "../organisation";
import { type LimitCall, showBudget } from "./budgets";
import type { BudgetBody, BudgetChangeBody } from "./contract";
import { lockCentre } from "./facts";
import { budgets } from "./tables";

export interface Centre {
  code: string;
  name: string;
  unit_uid: string;
  currency: string;
  active: boolean;
}

export type ChangeCall = LimitCall & NotingCall;
type Budget = typeof budgets.$inferSelect;
type Shown = Awaited<ReturnType<typeof showBudget>>;

export const done = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });

/** A budget as it is now, beside the words. */
const saved = async (call: LimitCall, code: string, message: string) => ({
  ...{ status: "SUCCESS" as const, message },
  ...(await showBudget(call, code)),
});
const centsOf = (amount: number) => Math.round(amount * 100);

/** An amount in a currency; the caller's own has its own sign. */
export const moneyText = ({ about: { unit } }: LimitCall, cents: number, currency: string): string =>
  formatMoney(cents, currency === unit.currency ? unit.currencySymbol : "$");

/** 409 for a code that exists, whoever has it (contract §10). */
const codeTaken = (what: string, code: string): OccError => {
  const error = alreadyExists(`${what} with code [${code}] already exists. Enter another code.`);
  return new OccError(409, { ...error.errors[0]!, subject: "code", subjectType: "parameter" });
};

/** 409: somebody else saved the same thing since the sent version. */
export async function changedSince(
  call: LimitCall,
  saved: { title: string; updatedBy: string | null; updatedAt: string },
): Promise<OccError> {
  const [by] = await rowsOf<{ name: string }>(
    call.db,
    sql`select ${personNameOf("users")} as name from users where customer_id = ${saved.updatedBy}`,
  );
  const when = readableTime(new Date(saved.updatedAt), call.about.organisation.timeZone);
  const message = `${by?.name ?? "Somebody"} changed ${saved.title} at ${when}, while you had it open.`;
  return new OccError(409, { type: "ConflictError", message });
}

/** A cost centre that the caller manages. @throws OccError 404 for every other. */
export async function centreOf(call: LimitCall, code: string): Promise<Centre> {
  const [centre] = await rowsOf<Centre>(
    call.db,
    sql`select code, name, unit_uid, currency, active from cost_centres c where c.code = ${code}
      and c.organisation_uid = ${call.about.organisation.uid} and c.unit_uid in ${unitsBelow(call.about.unit.uid)}`,
  );
  if (!centre) throw notFound("That cost centre does not exist.", { subject: code });
  return centre;
}

/** A cost centre has one active budget for a day, so that it is plain which one an order is charged to. */
export async function mustNotOverlap(
  call: LimitCall,
  asked: { code: string; centre: string; first: string; last: string; subject?: string },
): Promise<void> {
  const { code, centre, first, last, subject = "startDate" } = asked;
  const [clash] = await rowsOf<{ name: string; starts: string; ends: string }>(
    call.db,
    sql`select name, starts_on::text as starts, ends_on::text as ends from budgets
      where cost_centre_code = ${centre} and active and code <> ${code}
        and starts_on <= ${last}::date and ends_on >= ${first}::date order by starts_on limit 1`,
  );
  if (clash) {
    throw invalid(
      subject,
      `${clash.name} runs from ${clash.starts} to ${clash.ends}. Choose days that it does not have.`,
    );
  }
}

/** Where a new budget belongs: to the unit of its cost centre, or to a unit alone. */
async function placeOf(call: ChangeCall, sent: z.infer<typeof BudgetBody>) {
  if (sent.costCenterCode === undefined) {
    if (!sent.orgUnit) throw invalid("costCenterCode", REQUIRED_TEXT, "missing");
    return { centre: undefined, unit: await openUnitWithCurrency(call, sent.orgUnit.uid, "orgUnit.uid") };
  }
  const centre = await centreOf(call, sent.costCenterCode);
  await lockCentre(call.db, centre.code);
  if (!centre.active) throw isDisabled("costCenterCode", centre.name);
  if (sent.orgUnit && sent.orgUnit.uid !== centre.unit_uid) {
    throw invalid("orgUnit.uid", `${centre.name} belongs to another unit.`);
  }
  return { centre: centre.code, unit: { uid: centre.unit_uid, currency: centre.currency } };
}

/** @throws OccError 400 for days the wrong way round. */
function daysOf(startDate: string, endDate: string) {
  const [first, last] = [startDate.slice(0, 10), endDate.slice(0, 10)];
  if (last < first) throw invalid("endDate", "The last day must not be before the first.");
  return { first, last };
}

/**
 * Adds a budget of a cost centre, in its unit and currency, or one of a unit, which a cost centre is given later.
 * @throws OccError 404 for a cost centre that the caller does not manage; 400 for one that is disabled, for a unit of that
 * kind, and for days that another budget has; 409 for a code that exists.
 */
export async function addBudget(call: ChangeCall, sent: z.infer<typeof BudgetBody>) {
  const { centre, unit } = await placeOf(call, sent);
  mustBeIn(unit.currency, sent);
  const { first, last } = daysOf(sent.startDate, sent.endDate);
  if (centre) await mustNotOverlap(call, { code: sent.code, centre, first, last });
  const now = call.now();
  const [row] = await call.db
    .insert(budgets)
    .values({
      code: sent.code,
      name: sent.name,
      organisationUid: call.about.organisation.uid,
      unitUid: unit.uid,
      costCentreCode: centre,
      currency: unit.currency,
      amountCents: centsOf(sent.budget),
      startsOn: first,
      endsOn: last,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ code: budgets.code });
  if (!row) throw codeTaken("Budget", sent.code);
  const made = await saved(call, sent.code, `${sent.name} (${sent.code}) is added.`);
  await noteBudget(
    call,
    made,
    added(`${moneyText(call, centsOf(sent.budget), unit.currency)}, ${first} to ${last}`),
  );
  return made;
}

/** What a budget is and belongs to stays. @throws OccError 400. */
function mustStay(row: Budget, sent: z.infer<typeof BudgetChangeBody>): void {
  if (sent.code !== undefined && sent.code !== row.code) {
    throw invalid("code", "The code of a budget cannot change.");
  }
  if (sent.orgUnit && sent.orgUnit.uid !== row.unitUid) {
    throw invalid("orgUnit.uid", "A budget moves to another unit with its cost centre.");
  }
  mustBeIn(row.currency, sent);
}

/**
 * Changes what is sent of a budget, or disables or enables it. It is never less than what is spent or held.
 * @throws OccError 404; 409 ConflictError for an older version; 400 for too little, for days that another has, and for a
 * disabled one that is not enabled by the same change.
 */
export async function changeBudget(call: ChangeCall, code: string, sent: z.infer<typeof BudgetChangeBody>) {
  const known = await showBudget(call, code);
  const centre = known.costCenters[0]?.code;
  if (centre) await lockCentre(call.db, centre);
  const [row] = await call.db.select().from(budgets).where(eq(budgets.code, code)).for("update");
  mustStay(row!, sent);
  // Somebody else may have given it to a cost centre, or taken it from one, since it was read.
  const moved = (row!.costCentreCode ?? undefined) !== centre;
  if (moved || (sent.version !== undefined && sent.version !== row!.version)) {
    const { updatedBy, updatedAt, name } = row!;
    throw await changedSince(call, {
      title: `${name} (${code})`,
      updatedBy,
      updatedAt: updatedAt.toISOString(),
    });
  }
  const active = sent.active ?? row!.active;
  if (!row!.active && !active) throw invalid("code", `${row!.name} is disabled. Enable it, then change it.`);
  if (active && !row!.active && centre && !(await centreOf(call, centre)).active) {
    throw invalid("code", "Its cost centre is disabled. Enable it first.");
  }
  const { first, last } = daysOf(sent.startDate ?? row!.startsOn, sent.endDate ?? row!.endsOn);
  if (active && centre) await mustNotOverlap(call, { code, centre, first, last });
  const change = {
    name: sent.name ?? row!.name,
    amountCents: sent.budget === undefined ? row!.amountCents : centsOf(sent.budget),
    startsOn: first,
    endsOn: last,
    active,
  };
  await call.db
    .update(budgets)
    .set({
      ...change,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: row!.version + 1,
    })
    .where(eq(budgets.code, code));
  await mustCover(call, code, row!.amountCents);
  const made = await saved(call, code, `${change.name} (${code}) is saved.`);
  await noteBudget(call, made, [
    ...differences(row!, change, {
      name: ["Name", String],
      amountCents: ["Budget", (cents) => moneyText(call, cents, row!.currency)],
      startsOn: ["First day", String],
      endsOn: ["Last day", String],
    }),
    switched(row!.active, active),
  ]);
  return made;
}

/** A budget is shown at its cost centre, one of a unit alone at the unit: its row leads there. */
function noteBudget(call: ChangeCall, budget: Shown, changes: readonly ValueChange[]): Promise<void> {
  const { orgUnit, costCenters } = budget;
  const title = `${budget.name} (${budget.code})`;
  const [centre] = costCenters;
  return noteChange(
    call,
    centre
      ? { kind: "budget", subject: { code: centre.code, name: title }, unitUid: orgUnit.uid, changes }
      : {
          kind: "unit",
          subject: { code: orgUnit.uid, name: orgUnit.name },
          unitUid: orgUnit.uid,
          changes: changes.map(({ what, ...values }) => ({ ...values, what: `Budget ${title}: ${what}` })),
        },
  );
}

/** Refuses an amount below what is used of the new days. One that was exceeded before may stay as it is, or rise. */
async function mustCover(call: LimitCall, code: string, before: number): Promise<void> {
  const { amount, spent, held, currency } = await showBudget(call, code);
  const used = Math.round((spent.value + held.value) * 100);
  const cents = Math.round(amount.value * 100);
  if (cents >= used || cents >= before) return;
  throw invalid(
    "budget",
    `It cannot be less than ${moneyText(call, used, currency.isocode)}, which is spent or held.`,
  );
}
