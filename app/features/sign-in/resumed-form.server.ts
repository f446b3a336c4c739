import { idempotencyField } from "~/forms/idempotency-field";
import type { Resume } from "~/session/resume.server";

/** What a page shows of a form that waits to be sent. */
export interface ResumedForm extends Resume {
  /** Every field as a readable row, without the idempotency key. */
  rows: { label: string; value: string }[];
}

/** `preferredName` as people read it: Preferred name. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[^\p{L}\p{N}]/gu, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function resumedForm({ action, entries }: Resume): ResumedForm {
  const rows = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (name !== idempotencyField) rows.set(name, [...(rows.get(name) ?? []), value]);
  }
  return {
    action,
    entries,
    rows: [...rows].map(([name, values]) => ({ label: labelOf(name) || name, value: values.join("\n") })),
  };
}
