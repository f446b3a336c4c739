import { seal, unseal } from "~/http/seal.server";
import { getSettings } from "~/http/settings.server";

/** A form that met an expired session: where it goes and what was typed. */
export interface Resume {
  action: string;
  entries: [string, string][];
}

const PURPOSE = "resume";
/** Bytes of sealed text that still fit every browser's and proxy's address line. */
const MAX_SEALED = 6000;

/** Seals a form for the trip through the login page. Files and oversized forms cannot make it. */
export function sealResume(action: string, form: FormData): string | undefined {
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  const sealed = seal({ action, entries } satisfies Resume, getSettings().sessionSecret, PURPOSE);
  return sealed.length <= MAX_SEALED ? sealed : undefined;
}

/** @returns undefined for anything that was not sealed here. */
export const openResume = (sealed: string | null): Resume | undefined =>
  unseal<Resume>(sealed, getSettings().sessionSecret, PURPOSE);
