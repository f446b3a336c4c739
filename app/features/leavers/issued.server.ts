import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { leaverPath, orderPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { outcomeWords } from "./outcome-words";
import { idField, numberField, OUTCOMES, shownField, shownText } from "./fields";

type Api = ResponseOf<"get", "/orgUsers/{userId}/issued">;

const NONE = "none";

/** The same in the words of its pages. */
export function issuedView(one: Api) {
  const { person, pieces, costShare } = one;
  return {
    ...person,
    unit: person.unit.name,
    lastDay: person.lastDay && readableDay(person.lastDay),
    pieces: pieces.map((piece, index) => ({
      ...piece,
      index,
      garment: [piece.product.name, piece.product.colour, piece.product.size].filter(Boolean).join(", "),
      issued: readableDay(piece.issuedOn),
      replace: piece.replaceOn && `Replace by ${readableDay(piece.replaceOn)}`,
      /** Where its wearer exchanges it at no charge. */
      exchangeTo: piece.exchange && orderPath(piece.orderCode),
      each: piece.each?.formattedValue ?? "",
      recorded: piece.recorded && `Recorded by ${piece.recorded.by} on ${readableDay(piece.recorded.on)}.`,
      share: piece.share?.each.formattedValue ?? NONE,
      working: piece.share?.working,
    })),
    totals: {
      issued: one.issued,
      returned: one.returned,
      wornOut: one.wornOut,
      missing: one.missing,
      stillOut: one.stillOut,
      value: one.value?.formattedValue,
    },
    costShare: costShare && {
      rule: costShare.rule,
      missing: one.missing > 0 ? costShare.missing?.formattedValue : undefined,
      atMost: one.stillOut > 0 ? costShare.atMost?.formattedValue : undefined,
    },
    openOrders: one.openOrders.map(({ code, status }) => ({ code, waits: status === "PENDING_APPROVAL" })),
    fingerprint: one.fingerprint,
    key: newIdempotencyKey(),
  };
}

export type IssuedView = SerializeFrom<typeof issuedView>;

const PUT = LIMITS["PUT /orgUsers/{userId}/issued"];

const schema = z
  .object({ fingerprint: z.string().max(PUT.fingerprint).optional(), all: z.literal("returned").optional() })
  .catchall(z.unknown());

/** The most rows of a form; nobody has as many. */
const MOST_ROWS = 2000;

interface Sent {
  index: number;
  id: string;
  returned: number;
  wornOut: number;
  missing: number;
}

/** The rows of the form, and the errors of what is no number. */
function rowsOf(form: FormData) {
  const errors: Record<string, string[]> = {};
  const rows: Sent[] = [];
  const number = (index: number, outcome: (typeof OUTCOMES)[number]) => {
    const name = numberField(index, outcome);
    const typed = form.get(name);
    const text = typeof typed === "string" ? typed.trim() : "";
    if (text === "") return 0;
    if (!/^\d{1,5}$/.test(text)) errors[name] = ["Enter a whole number such as 2."];
    return Number(text) || 0;
  };
  for (let index = 0; index < MOST_ROWS; index += 1) {
    const id = form.get(idField(index));
    if (typeof id !== "string") break;
    rows.push({
      index,
      id: id.slice(0, PUT["pieces[].id"]),
      returned: number(index, "returned"),
      wornOut: number(index, "wornOut"),
      missing: number(index, "missing"),
    });
  }
  return { errors, rows };
}

/** The rows in which something else was typed than stood there. */
const changedOf = (form: FormData, rows: readonly Sent[]) =>
  rows.filter((row) => form.get(shownField(row.index)) !== shownText(row));

/** Where the error of a row stands. */
const typedIn = (row: Sent) => OUTCOMES.find((outcome) => row[outcome] > 0) ?? "returned";

/** The form with what was typed alone, to stand beside what somebody recorded meanwhile. */
function typedAlone(form: FormData, changed: readonly Sent[]): FormData {
  const typed = new FormData();
  for (const { index } of changed) {
    for (const name of [idField(index), ...OUTCOMES.map((outcome) => numberField(index, outcome))]) {
      typed.set(name, form.get(name) ?? "");
    }
  }
  return typed;
}

/** Records what was typed, or that everything that is out came back. A refusal leads back with all that was typed. */
export async function saveIssued(visit: Visit, customerPK: string, form: FormData) {
  const submission = parseForm(form, schema);
  const { errors, rows } = rowsOf(form);
  if (submission.status !== "success" || Object.keys(errors).length > 0) {
    return replyInvalid(submission, { fieldErrors: errors });
  }
  const { all, fingerprint } = submission.value;
  const changed = changedOf(form, rows);
  try {
    const pieces = all
      ? (
          await answer(
            visit.commerce.GET("/orgUsers/{userId}/issued", { params: { path: { userId: customerPK } } }),
          )
        ).pieces.map(({ id, returned, wornOut, missing, stillOut }) => ({
          ...{ id, wornOut, missing },
          returned: returned + stillOut,
        }))
      : changed.map(({ index: _, ...row }) => row);
    const { returned, wornOut, missing, stillOut } = await answer(
      visit.commerce.PUT("/orgUsers/{userId}/issued", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        params: { path: { userId: customerPK } },
        body: { pieces, fingerprint },
      }),
    );
    visit.flash({
      kind: "ok",
      text: `Saved. ${outcomeWords({ returned, wornOut, missing, stillOut })}.`,
    });
    return await seeOther(visit, leaverPath(customerPK));
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    if (error.status === 409) {
      const typed = parseForm(typedAlone(form, changed), schema);
      return replyInvalid(typed, { status: 409, ...mergeApiErrors(typed, error) });
    }
    const subjects = Object.fromEntries(rows.map((row) => [row.id, numberField(row.index, typedIn(row))]));
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
}
