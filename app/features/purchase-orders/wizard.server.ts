import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { shownDays } from "~/ui/active-days";
import { counted } from "~/ui/counted";
import { readTypedDay } from "~/ui/typed-day.server";
import { type Draft, draftOf, draftPath, faultsOf } from "./draft.server";
import type { Meanwhile } from "./meanwhile";
import { unitNoun } from "~/features/shell/unit-words";

/** So few units are all shown, without a search. */
const FEW_UNITS = 8;

type Units = ResponseOf<"get", "/businessunits">;
const NONE: Units = { units: [], total: 0 };

/**
 * Where the wizard stands (spec 001 §§2, 4). Its first step is a GET form, so what was typed and chosen stands in the
 * address; only Submit posts.
 * @param path the wizard's page. @param saved the purchase order that is changed, before anything was typed.
 * @returns `goTo` where a button of the form leads on.
 */
export function wizardAt(request: Request, path: string, saved?: Draft) {
  const query = new URL(request.url).searchParams;
  const draft = query.has("number") || !saved ? draftOf(query) : saved;
  const pressed = query.get("do");
  const removed = query.get("remove");
  const summary = query.get("step") === "summary";
  const reply = pressed === "next" || summary ? faultsOf(query) : undefined;
  const step = summary && !reply ? ("summary" as const) : ("details" as const);
  return { path, draft, reply, step, goTo: goTo() };

  function goTo(): string | undefined {
    if (removed !== null || (pressed !== null && pressed !== "next")) {
      const unit = draft.unit.filter((uid) => uid !== removed);
      return `${draftPath(path, { ...draft, unit })}#units`;
    }
    return pressed === "next" && !reply
      ? draftPath(path, { ...draft, find: undefined }, "summary")
      : undefined;
  }
}

/** The day that was typed, if it is one: what is wrong with it is told beside its field. */
const dayOf = (typed: string): string | undefined => readTypedDay(typed).day;

type WizardPlace = ReturnType<typeof wizardAt>;

/** The units that are chosen and, on the first step, those to choose from. */
export async function readUnits(visit: Visit, { draft, step }: WizardPlace) {
  const find = (query: { searchTerm?: string; b2bUnits?: string }) =>
    answer(visit.commerce.GET("/businessunits", { params: { query } }));
  const [chosen, found] = await Promise.all([
    draft.unit.length > 0 ? find({ b2bUnits: draft.unit.join(",") }) : NONE,
    step === "summary" ? NONE : find({ searchTerm: draft.find }),
  ]);
  return { chosen: chosen.units, found, noun: unitNoun(visit.site) };
}

/** What both pages of the wizard show. @param before the number of the purchase order that is changed. */
export function wizardView(
  { path, draft, reply, step }: WizardPlace,
  { chosen, found, noun }: Awaited<ReturnType<typeof readUnits>>,
  { cancelTo, before }: { cancelTo: string; before?: string },
) {
  const shown = draft.find !== undefined || found.total <= FEW_UNITS;
  const data = {
    path,
    cancelTo,
    before,
    draft,
    reply,
    step,
    chosen,
    days: shownDays({ activeFrom: dayOf(draft.activeFrom), activeUntil: dayOf(draft.activeUntil) }),
    found: shown ? found.units : [],
    /** With so few units a search has nothing to find. */
    searches: draft.find !== undefined || found.total > FEW_UNITS,
    foundWords: draft.find ? foundWords(found, draft, noun) : undefined,
    backTo: draftPath(path, draft),
    key: newIdempotencyKey(),
  };
  return json(data, { status: reply ? 400 : 200 });
}

/** "4 units match ‘road’. 1 is chosen already, 1 is closed." */
function foundWords({ units, total }: Units, draft: Draft, noun: string): string {
  if (total === 0) return `No ${noun} matches ‘${draft.find}’. Try part of its name, its town or its number.`;
  const chosen = units.filter(({ uid }) => draft.unit.includes(uid)).length;
  const closed = units.filter(({ active }) => !active).length;
  const is = (count: number) => (count === 1 ? "1 is" : `${count} are`);
  const notes = [
    ...(chosen > 0 ? [`${is(chosen)} chosen already`] : []),
    ...(closed > 0 ? [`${is(closed)} closed`] : []),
  ].join(", ");
  const most = total > units.length ? ` The first ${units.length} are shown.` : "";
  return `${counted(total, noun)} ${total === 1 ? "matches" : "match"} ‘${draft.find}’.${notes ? ` ${notes}.` : ""}${most}`;
}

/** What another person saved while this one had the form open. */
export const meanwhileView = (one: components["schemas"]["PurchaseOrder"], message: string): Meanwhile => ({
  message,
  number: one.purchaseOrderNumber,
  description: one.description,
  units: one.units.map(({ name }) => name),
  days: shownDays(one),
  version: String(one.version),
});

/** Whether saving was refused for what the form holds, or for what somebody else saved meanwhile. */
export const isSaveRefused = (error: unknown): error is CommerceError =>
  isRefused(error) || (error instanceof CommerceError && error.status === 409);

/** Leads back to the form, with all that was typed. */
export function saveRefused(submission: AnySubmission, error: CommerceError) {
  const faults = mergeApiErrors(submission, error, { purchaseOrderNumber: "number", units: "unit" });
  return replyInvalid(submission, { ...faults, status: error.status });
}
