import { clock } from "~/calendar/clock.server";
import { seal, unseal } from "./seal.server";
import { getSettings } from "~/config/settings.server";

/** A form that was sent with an expired session: its target and its values. */
export interface Resume {
  /** Path and query of the page with its action. */
  action: string;
  entries: [string, string][];
}

/** The owner of the form: the same person must sign in again, on the same site. */
export interface ResumeOwner {
  site: string;
  /** The account of the ended sign-in (accountOf), or the browser that sent the form. */
  account: string | undefined;
}

interface Sealed extends Resume {
  account: string;
  /** Milliseconds since 1970. */
  until: number;
}

const purposeOf = (site: string) => `resume ${site}`;
/** The longest sealed text that the API keeps: 64 KB of values. */
const MAX_SEALED = 90_000;
/** Minutes that the person has to sign in. After that the URL is useless. */
const KEEP_MINUTES = 15;

/**
 * Seals a form for the way through the login page, for the person whose sign-in ended and nobody else.
 * Files, forms of more than 64 KB, and forms without an earlier sign-in cannot be kept.
 */
export function sealResume(owner: ResumeOwner, action: string, form: FormData): string | undefined {
  const { site, account } = owner;
  if (!account) return undefined;
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  const until = clock() + KEEP_MINUTES * 60_000;
  const value: Sealed = { action, entries, account, until };
  const sealed = seal(value, getSettings().sessionSecrets, purposeOf(site));
  return sealed.length <= MAX_SEALED ? sealed : undefined;
}

/** @returns undefined for anything that was not sealed here, for this person, within the last 15 minutes. */
export function openResume(owner: ResumeOwner, sealed: string | null): Resume | undefined {
  if (!owner.account) return undefined;
  const found = unseal<Sealed>(sealed, getSettings().sessionSecrets, purposeOf(owner.site));
  if (!found || found.until < clock() || found.account !== owner.account) return undefined;
  const { action, entries } = found;
  return { action, entries };
}
