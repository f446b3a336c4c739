import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { addPath, purchaseOrderPath, registerPath } from "./addresses";
import { readPurchaseOrder, unitNounOf } from "./view.server";
import { type Draft, draftOf, draftPath, draftSchema, faultsOf } from "./draft.server";

/** So few units are all shown, without a search. */
const FEW_UNITS = 8;

const findUnits = (visit: Visit, query: { searchTerm?: string; b2bUnits?: string }) =>
  answer(visit.commerce.GET("/businessunits", { params: { query } }));
type Found = Awaited<ReturnType<typeof findUnits>>;
const NONE: Found = { units: [], total: 0 };

/**
 * The two steps of the wizard (spec 001 §§2, 4). The first is a GET form, so what was typed and chosen stands in the
 * address; only Submit posts.
 * @param purchaseId the purchase order that is changed; undefined adds one.
 */
export async function loadWizard(visit: Visit, request: Request, purchaseId?: string) {
  const query = new URL(request.url).searchParams;
  const path = purchaseId ? purchaseOrderPath(purchaseId, "update") : addPath;
  const before = purchaseId ? await readBefore(visit, purchaseId) : undefined;
  const draft = query.has("number") || !before ? draftOf(query) : before.draft;
  const pressed = query.get("do");
  const removed = query.get("remove");
  if (removed !== null || (pressed !== null && pressed !== "next")) {
    const unit = draft.unit.filter((uid) => uid !== removed);
    throw await seeOther(visit, `${draftPath(path, { ...draft, unit })}#units`);
  }
  const summary = query.get("step") === "summary";
  const reply = pressed === "next" || summary ? faultsOf(query) : undefined;
  if (pressed === "next" && !reply) {
    throw await seeOther(visit, draftPath(path, { ...draft, find: undefined }, "summary"));
  }
  const [chosen, found] = await Promise.all([
    draft.unit.length > 0 ? findUnits(visit, { b2bUnits: draft.unit.join(",") }) : NONE,
    summary && !reply ? NONE : findUnits(visit, { searchTerm: draft.find }),
  ]);
  const shown = draft.find !== undefined || found.total <= FEW_UNITS;
  const data = {
    path,
    cancelTo: purchaseId ? purchaseOrderPath(purchaseId) : registerPath,
    before: before?.number,
    draft,
    reply,
    step: summary && !reply ? ("summary" as const) : ("details" as const),
    chosen: chosen.units,
    found: shown ? found.units : [],
    /** With so few units a search has nothing to find. */
    searches: draft.find !== undefined || found.total > FEW_UNITS,
    foundWords: draft.find ? foundWords(found, draft, unitNounOf(visit)) : undefined,
    backTo: draftPath(path, draft),
    key: newIdempotencyKey(),
  };
  return json(data, { status: reply ? 400 : 200 });
}

async function readBefore(visit: Visit, purchaseId: string) {
  const one = await readPurchaseOrder(visit, purchaseId);
  const draft: Draft = {
    number: one.purchaseOrderNumber,
    description: one.description,
    unit: one.units.map(({ uid }) => uid),
    version: String(one.version),
  };
  return { number: one.purchaseOrderNumber, draft };
}

/** "4 units match ‘road’. 1 is chosen already, 1 is closed." */
function foundWords({ units, total }: Found, draft: Draft, noun: string): string {
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
export interface Meanwhile {
  message: string;
  number: string;
  description: string;
  units: string[];
  version: string;
}

export type WizardReply = FormReply & { meanwhile?: Meanwhile };

/** Submit: saves the purchase order. A refusal leads back to the form with all that was typed. */
export async function submitWizard(visit: Visit, form: FormData, purchaseId?: string) {
  const submission = parseForm(form, draftSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { number, description, unit, version } = submission.value;
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const body = { purchaseOrderNumber: number, description, units: unit };
  try {
    const saved = await answer(
      purchaseId
        ? visit.commerce.POST("/wwgPurchaseOrders/updatePurchaseOrderDetails", {
            headers,
            body: { ...body, purchaseId, version },
          })
        : visit.commerce.POST("/wwgPurchaseOrders/addPurchaseOrder", { headers, body }),
    );
    visit.flash({ kind: "ok", text: saved.message });
    return await seeOther(visit, registerPath);
  } catch (error) {
    if (!(error instanceof CommerceError) || (error.status !== 400 && error.status !== 409)) throw error;
    if (purchaseId && error.is("ConflictError")) {
      const meanwhile = await readMeanwhile(visit, purchaseId, error.errors[0]!.message);
      return json<WizardReply>({ ...submission.reply(), status: "error", meanwhile }, { status: 409 });
    }
    const faults = mergeApiErrors(submission, error, {
      purchaseOrderNumber: "number",
      units: "unit",
    });
    return replyInvalid(submission, { ...faults, status: error.status });
  }
}

async function readMeanwhile(visit: Visit, purchaseId: string, message: string): Promise<Meanwhile> {
  const one = await readPurchaseOrder(visit, purchaseId);
  return {
    message,
    number: one.purchaseOrderNumber,
    description: one.description,
    units: one.units.map(({ name }) => name),
    version: String(one.version),
  };
}
