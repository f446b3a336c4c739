import { eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { readableTime } from "../../http/dates";
import { alreadyExists, invalid, notFound, OccError } from "../../http/errors";
import { formatMoney } from "../../http/money";
import { added, differences, noteChange, type NotingCall, switched } from "../changes";
import { unitsBelow } from "../organisation";
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

export const done = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });
const centsOf = (amount: number) => Math.round(amount * 100);

/** An amount in a currency; the caller's own has its own sign. */
export const moneyText = ({ about: { unit } }: LimitCall, cents: number, currency: string): string =>
  formatMoney(cents, currency === unit.currency ? unit.currencySymbol : "$");

/** 409 for a code that exists, whoever has it (contract §10). */
export const codeTaken = (what: string, code: string): OccError => {
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
    sql`select first_name || ' ' || last_name as name from users where customer_id = ${saved.updatedBy}`,
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
  if (last < first) throw invalid("endDate", "The last day must not be before the first.");
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

/**
 * Adds a budget of a cost centre, in its unit and currency.
 * @throws OccError 404 for a cost centre that the caller does not manage; 400 for one that is disabled, and for days that
 * another budget has; 409 for a code that exists.
 */
export async function addBudget(call: ChangeCall, sent: z.infer<typeof BudgetBody>) {
  const centre = await centreOf(call, sent.costCenterCode);
  await lockCentre(call.db, centre.code);
  if (!centre.active) throw invalid("costCenterCode", `${centre.name} is disabled. Enable it first.`);
  const [first, last] = [sent.startDate.slice(0, 10), sent.endDate.slice(0, 10)];
  await mustNotOverlap(call, { code: sent.code, centre: centre.code, first, last });
  const now = call.now();
  const [made] = await call.db
    .insert(budgets)
    .values({
      code: sent.code,
      name: sent.name,
      organisationUid: call.about.organisation.uid,
      unitUid: centre.unit_uid,
      costCentreCode: centre.code,
      currency: centre.currency,
      amountCents: centsOf(sent.budget),
      startsOn: first,
      endsOn: last,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ code: budgets.code });
  if (!made) throw codeTaken("Budget", sent.code);
  await noteChange(call, {
    kind: "budget",
    subject: { code: centre.code, name: `${sent.name} (${sent.code})` },
    unitUid: centre.unit_uid,
    changes: added(`${moneyText(call, centsOf(sent.budget), centre.currency)}, ${first} to ${last}`),
  });
  return done(sent.code, `${sent.name} (${sent.code}) is added.`);
}

/**
 * Changes a budget, or disables or enables it. It is never less than what is spent or held.
 * @throws OccError 404; 409 ConflictError for an older version; 400 for too little, for days that another has, and for a
 * disabled one that is not enabled by the same change.
 */
export async function changeBudget(call: ChangeCall, code: string, sent: z.infer<typeof BudgetChangeBody>) {
  const known = await showBudget(call, code);
  const centre = known.costCenters[0]?.code;
  if (centre) await lockCentre(call.db, centre);
  const [row] = await call.db.select().from(budgets).where(eq(budgets.code, code)).for("update");
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
  const [first, last] = [sent.startDate.slice(0, 10), sent.endDate.slice(0, 10)];
  if (active && centre) await mustNotOverlap(call, { code, centre, first, last });
  const change = {
    name: sent.name,
    amountCents: centsOf(sent.budget),
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
  await noteBudget(call, row!, change);
  return done(code, `${sent.name} (${code}) is saved.`);
}

const noteBudget = (call: ChangeCall, before: Budget, change: Partial<Budget> & { active: boolean }) =>
  noteChange(call, {
    kind: "budget",
    subject: { code: before.costCentreCode ?? before.code, name: `${change.name} (${before.code})` },
    unitUid: before.unitUid,
    changes: [
      ...differences(before, change, {
        name: ["Name", String],
        amountCents: ["Budget", (cents) => moneyText(call, cents, before.currency)],
        startsOn: ["First day", String],
        endsOn: ["Last day", String],
      }),
      switched(before.active, change.active),
    ],
  });

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
