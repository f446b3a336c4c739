import { seal, unseal } from "~/http/seal.server";
import { getSettings } from "~/http/settings.server";

/** A form that met an expired session: where it goes and what was typed. */
export interface Resume {
  /** Path and query of the page that takes it. */
  action: string;
  entries: [string, string][];
}

/** Whose form it is: the same person has to sign in again, on the same site. */
export interface ResumeOwner {
  site: string;
  /** Of the sign-in that ended; see accountOf. */
  account: string | undefined;
}

interface Sealed extends Resume {
  account: string;
  /** Milliseconds since 1970. */
  until: number;
}

const purposeOf = (site: string) => `resume ${site}`;
/** Bytes of sealed text that still fit every browser's and proxy's address line. */
const MAX_SEALED = 6000;
/** Minutes from the post to the sign-in; an address that is found later is of no use. */
const KEEP_MINUTES = 15;

/**
 * Seals a form for the trip through the login page, for the person whose sign-in ended and nobody else. Files and
 * oversized forms cannot make it, and neither can the form of somebody who was not signed in.
 */
export function sealResume(owner: ResumeOwner, action: string, form: FormData): string | undefined {
  const { site, account } = owner;
  if (!account) return undefined;
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  const until = Date.now() + KEEP_MINUTES * 60_000;
  const value: Sealed = { action, entries, account, until };
  const sealed = seal(value, getSettings().sessionSecret, purposeOf(site));
  return sealed.length <= MAX_SEALED ? sealed : undefined;
}

/** @returns undefined for anything that was not sealed here, for this person, within the last 15 minutes. */
export function openResume(owner: ResumeOwner, sealed: string | null): Resume | undefined {
  const found = unseal<Sealed>(sealed, getSettings().sessionSecret, purposeOf(owner.site));
  if (!found || found.until < Date.now() || found.account !== owner.account) return undefined;
  const { action, entries } = found;
  return { action, entries };
}
