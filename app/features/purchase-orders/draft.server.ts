import { z } from "zod";
import type { components } from "~/commerce/occ";
import { daysShape, endsAfterItBegins, LAST_DAY_FIRST } from "~/forms/day-schema.server";
import { requiredMessage } from "~/forms/messages";
import type { FormReply } from "~/forms/reply";
import { parseForm } from "~/forms/submission.server";
import { purchaseOrderNumber } from "./number.server";
import { typedText } from "~/forms/typed-text";

/** Spec 001 §5, to the letter. */
const DESCRIPTION_TEXT =
  "Please enter a valid name. Names can contain letters, spaces, hyphens and apostrophes.";

/** The purchase order form. The API has the same rules, and those that need its data. */
const fields = z.object({
  number: purchaseOrderNumber,
  description: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{M} '’-]{1,80}$/u, DESCRIPTION_TEXT),
  unit: z.array(z.string().max(60), { error: requiredMessage }).min(1).max(500),
  ...daysShape,
  version: z.coerce.number().int().optional(),
});

export const draftSchema = fields.refine(endsAfterItBegins, LAST_DAY_FIRST);

/** A draft as the API takes it: a day that was left empty is none. */
export const bodyOf = ({
  number,
  description,
  unit,
  activeFrom,
  activeUntil,
}: z.infer<typeof draftSchema>) => ({
  purchaseOrderNumber: number,
  description,
  units: unit,
  activeFrom: activeFrom ?? null,
  activeUntil: activeUntil ?? null,
});

/** The form as it stands in an address: the wizard keeps it there, so Back, reload and a new sign-in lose nothing. */
export interface Draft {
  number: string;
  description: string;
  /** Uids, each once. */
  unit: string[];
  /** As typed; empty for no such day. */
  activeFrom: string;
  activeUntil: string;
  /** The text that units were last searched by; undefined before a search. */
  find?: string;
  version?: string;
}

/** The form as it opens for a purchase order that there is. */
export const draftFrom = (one: components["schemas"]["PurchaseOrder"]): Draft => ({
  number: one.purchaseOrderNumber,
  description: one.description,
  unit: one.units.map(({ uid }) => uid),
  activeFrom: one.activeFrom ?? "",
  activeUntil: one.activeUntil ?? "",
  version: String(one.version),
});

export function draftOf(query: URLSearchParams): Draft {
  const text = (name: string, most: number) => typedText(query.get(name) ?? "").slice(0, most);
  return {
    number: text("number", 200),
    description: text("description", 500),
    unit: [...new Set(query.getAll("unit").map(typedText))].slice(0, 500),
    activeFrom: text("activeFrom", 40),
    activeUntil: text("activeUntil", 40),
    find: query.has("find") ? text("find", 200) : undefined,
    version: query.has("version") ? text("version", 9) : undefined,
  };
}

/** The address of the wizard with a draft. */
export function draftPath(path: string, draft: Draft, step?: "summary"): string {
  const query = new URLSearchParams({ number: draft.number, description: draft.description });
  for (const uid of draft.unit) query.append("unit", uid);
  if (draft.activeFrom) query.set("activeFrom", draft.activeFrom);
  if (draft.activeUntil) query.set("activeUntil", draft.activeUntil);
  if (draft.find) query.set("find", draft.find);
  if (draft.version) query.set("version", draft.version);
  if (step) query.set("step", step);
  return `${path}?${query.toString()}`;
}

/** What is wrong with a draft, as a form's reply; undefined if nothing is. */
export function faultsOf(query: URLSearchParams): FormReply | undefined {
  const submission = parseForm(query, draftSchema);
  return submission.status === "success" ? undefined : { ...submission.reply(), status: "error" };
}
