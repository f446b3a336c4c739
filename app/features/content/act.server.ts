import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seenVersion } from "~/forms/seen-version.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { readItem, type ContentKey } from "./calls.server";
import { leftOut } from "./left-out.server";
import { fieldsSchema, planSchema, subjectsOf, typedFields } from "./schema.server";

interface On {
  visit: Visit;
  form: FormData;
  /** What the form changes. */
  key: ContentKey;
  /** The page that it stands on. */
  page: string;
}

const headersOf = (form: FormData) => ({ "Idempotency-Key": idempotencyKeyOf(form) });

/** Sends fields for a draft of what the form was opened with. */
const putDraft = ({ visit, form, key }: Omit<On, "page">, fields: { name: string; value: string }[]) =>
  answer(
    visit.commerce.PUT("/cms/editing/{contentKind}/{contentId}/draft", {
      params: { path: key },
      headers: headersOf(form),
      body: { version: seenVersion(form), fields },
    }),
  );

/** Sends the publication of a draft: now, or at a day and a time. */
const postPublication = (
  { visit, form, key }: Omit<On, "page">,
  when: { day?: string; time?: string } = {},
) =>
  answer(
    visit.commerce.POST("/cms/editing/{contentKind}/{contentId}/publication", {
      params: { path: key },
      headers: headersOf(form),
      body: { version: seenVersion(form), ...when },
    }),
  );

/** Saves what was typed as a draft. A refusal leads back to the form; what somebody else saved meanwhile stands beside it. */
export async function save({ visit, form, key, page }: On) {
  const { fields } = await readItem(visit, key);
  const submission = parseForm(form, fieldsSchema(fields));
  if (submission.status !== "success") return replyInvalid(submission);
  const typed = typedFields(fields, submission.value);
  try {
    const saved = await putDraft({ visit, form, key }, typed);
    if (form.get("intent") === "preview" && saved.draft) return await preview(visit, saved.previewLabel);
    visit.flash(savedWords(saved));
    return await seeOther(visit, page);
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    return replyInvalid(submission, {
      status: error.status,
      ...mergeApiErrors(submission, error, subjectsOf(fields)),
    });
  }
}

/** That it is saved, and what of it the shop will not show. */
function savedWords({ draft, fields }: Awaited<ReturnType<typeof readItem>>) {
  if (!draft) return { kind: "ok" as const, text: "This is what is published. There is no draft." };
  const out = fields.filter(({ kind }) => kind === "html").flatMap(({ value }) => leftOut(value));
  return out.length === 0
    ? { kind: "ok" as const, text: "The draft is saved. Customers see it once you publish it." }
    : {
        kind: "warn" as const,
        text: `The draft is saved. The shop will leave out ${out.slice(0, 10).join(", ")}.`,
      };
}

/** Opens the shop with all drafts, for an hour. */
async function preview(visit: Visit, pageLabel: string) {
  const { previewPath } = await answer(visit.commerce.POST("/cms/previewTickets", { body: { pageLabel } }));
  return seeOther(visit, previewPath);
}

/** Plans the publication of a draft. A day or a time that cannot be is said at its field. */
export async function plan({ visit, form, key, page }: On) {
  const submission = parseForm(form, planSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await postPublication({ visit, form, key }, submission.value);
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    return replyInvalid(submission, { status: error.status, ...mergeApiErrors(submission, error) });
  }
  visit.flash({ kind: "ok", text: "It is planned." });
  return seeOther(visit, page);
}

const PRESSES = {
  async publish(on: On) {
    await postPublication(on);
    return "It is published.";
  },
  async cancel({ visit, form, key }: On) {
    await answer(
      visit.commerce.DELETE("/cms/editing/{contentKind}/{contentId}/publication", {
        params: { path: key },
        headers: headersOf(form),
      }),
    );
    return "It is no longer planned. The draft is kept.";
  },
  async discard({ visit, form, key }: On) {
    await answer(
      visit.commerce.DELETE("/cms/editing/{contentKind}/{contentId}/draft", {
        params: { path: key },
        headers: headersOf(form),
      }),
    );
    return "The draft is discarded.";
  },
  up: (on: On) => reorder(on, (uids, uid) => moved(uids, uid, -1)),
  down: (on: On) => reorder(on, (uids, uid) => moved(uids, uid, 1)),
  remove: (on: On) => reorder(on, (uids, uid) => uids.filter((one) => one !== uid)),
  add: (on: On) => reorder(on, (uids, uid) => [...uids.filter((one) => one !== uid), uid]),
};

/** A list with one of its codes a place before or behind where it was. */
function moved(uids: readonly string[], uid: string, by: 1 | -1): string[] {
  const from = uids.indexOf(uid);
  const to = from + by;
  if (from < 0 || to < 0 || to >= uids.length) return [...uids];
  const others = uids.filter((one) => one !== uid);
  return [...others.slice(0, to), uid, ...others.slice(to)];
}

async function reorder(
  { visit, form, key }: On,
  change: (uids: readonly string[], uid: string) => readonly string[],
): Promise<string> {
  const { fields } = await readItem(visit, key);
  const uids = (fields[0]?.value ?? "").split(", ").filter(Boolean);
  const value = change(uids, String(form.get("component") ?? "").slice(0, 120)).join(",");
  return savedWords(await putDraft({ visit, form, key }, [{ name: "components", value }])).text;
}

/** Does what needs one press, and says what became of it. */
export async function press(on: On, intent: string) {
  const { visit, form, key, page } = on;
  if (intent === "look") return preview(visit, (await readItem(visit, key)).previewLabel);
  try {
    if (!Object.hasOwn(PRESSES, intent)) return await seeOther(visit, page);
    visit.flash({ kind: "ok", text: await PRESSES[intent as keyof typeof PRESSES](on) });
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
  }
  const slot = form.get("slot");
  return seeOther(visit, slot ? `${page}#${encodeURIComponent(key.contentId)}` : page);
}
