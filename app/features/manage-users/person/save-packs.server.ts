import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { isRefused } from "~/commerce/errors.server";
import { userPath } from "~/paths";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { codeField, type PackRowOf, rowField, rowOf } from "./pack-rows";
import { readTypedDay } from "~/ui/typed-day.server";

const schema = z
  .object({
    section: z.literal("packs"),
    give: z.string().max(LIMITS["POST /orgUsers/{userId}/allocations"]["give[]"]).optional(),
    belowUse: z.literal("yes").optional(),
    reason: requiredText(LIMITS["POST /orgUsers/{userId}/allocations"].reason),
  })
  .catchall(z.unknown());

/** More rows than anybody has. */
const MOST_ROWS = 400;

/** What was typed for one row of the page. */
interface Typed {
  field: string;
  row: PackRowOf;
  text: string;
}

/** The rows in which something was typed. */
function typedRows(form: FormData): Typed[] {
  return Array.from({ length: MOST_ROWS }, (_, index) => index).flatMap((index) => {
    const [code, text] = [form.get(codeField(index)), form.get(rowField(index))];
    const row = typeof code === "string" ? rowOf(code) : undefined;
    if (!row || typeof text !== "string" || text.trim() === "") return [];
    return [{ field: rowField(index), row, text: text.trim() }];
  });
}

const WHOLE = /^[+-]?\d{1,7}$/;
const MONEY = /^[+-]?\d{1,5}(\.\d{1,2})?$/;

/** Items, points or cents; undefined if it is no such number. */
function amountOf(text: string, money: boolean): number | undefined {
  const plain = text.replace("−", "-").replace(/^([+-]?)\$/, "$1");
  if (!(money ? MONEY : WHOLE).test(plain)) return undefined;
  return money ? Math.round(Number(plain) * 100) : Number(plain);
}

const isMoney = ({ measure }: PackRowOf) => measure === "dollar" || measure === "subsidy";

/** The changes by pack, as the API takes them, and the errors of what is no number. */
function changesOf(rows: readonly Typed[]) {
  const errors: Record<string, string[]> = {};
  const changes = new Map<string, { packId: string; grants: Grant[]; extendedUntil?: string }>();
  for (const { field, row, text } of rows) {
    const change = changes.get(row.packId) ?? { packId: row.packId, grants: [] };
    changes.set(row.packId, change);
    if (row.measure === "until") {
      const until = readTypedDay(text);
      if (until.day === undefined) errors[field] = [until.error];
      else change.extendedUntil = until.day;
      continue;
    }
    const changeBy = amountOf(text, isMoney(row));
    if (changeBy === undefined) {
      errors[field] = [
        isMoney(row) ? "Enter an amount such as 20 or -5.50." : "Enter a whole number such as 2 or -1.",
      ];
    } else if (changeBy !== 0) {
      change.grants.push({ bundleId: row.bundleId, measure: row.measure, changeBy });
    }
  }
  return { errors, changes: [...changes.values()] };
}

interface Grant {
  bundleId?: string;
  measure: "quantity" | "points" | "dollar" | "subsidy";
  changeBy: number;
}

/** The field of each thing that the API refuses: a counter, a day, or a whole pack at its first row. */
function subjectsOf(rows: readonly Typed[]): Record<string, string> {
  const subjects: Record<string, string> = {};
  for (const { field, row } of rows) {
    const what = row.measure === "until" ? "extendedUntil" : (row.bundleId ?? row.measure);
    subjects[`${row.packId}.${what}`] = field;
    subjects[`${row.packId}.${row.packId}`] ??= field;
    subjects[`${row.packId}.grants`] ??= field;
  }
  return subjects;
}

/** Changes what packs give a person, and gives another one: all of it, or with an error beside each field nothing. */
export async function savePacks(visit: Visit, customerPK: string, form: FormData) {
  const submission = parseForm(form, schema);
  const rows = typedRows(form);
  const { errors, changes } = changesOf(rows);
  if (submission.status !== "success" || Object.keys(errors).length > 0) {
    return replyInvalid(submission, { fieldErrors: errors });
  }
  const { give, belowUse, reason } = submission.value;
  try {
    await answer(
      visit.commerce.POST("/orgUsers/{userId}/allocations", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        params: { path: { userId: customerPK } },
        body: {
          changes: changes.map((change) => ({ ...change, belowUse: belowUse === "yes" })),
          give: give ? [give] : [],
          reason,
        },
      }),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    const below = error.is("ValidationError") && error.errors.some((one) => one.reason === "below-use");
    const faults = mergeApiErrors(submission, error, subjectsOf(rows));
    return replyInvalid(submission, {
      ...faults,
      fieldErrors: { ...faults.fieldErrors, ...(below ? { belowUse: [CONFIRM] } : {}) },
    });
  }
  visit.flash({ kind: "ok", text: "The packs are saved. The change and its reason are in the change log." });
  return seeOther(visit, `${userPath(customerPK)}#packs`);
}

const CONFIRM = "Confirm that more is taken away than is left.";
