import type { AppLoadContext } from "@remix-run/node";
import { seal, unseal } from "~/http/seal.server";
import { getSettings } from "~/http/settings.server";

/** A punch-out visit as the host found it in the path /s/{key}/…; the key is never logged. */
export interface KeyedVisit {
  key: string;
  sid: string;
  /** Origins that may show this visit in a frame. */
  frameOrigins: string[];
  /** Its time ran out or it was ended: it may still be told so, in the frame it was shown in, and nothing else. */
  ended?: true;
}

/** Where a visit that ended is told so; everything else under its key leads here. */
export const VISIT_END = "/punchout-session-end";

const PURPOSE = "punch-out key";

interface Sealed {
  sid: string;
  until: number;
  frameOrigins: string[];
}

/** Seals a sid into a path key that lives as long as the visit. Seconds in. */
export function sealKey(sid: string, seconds: number, frameOrigins: string[]): string {
  const sealed: Sealed = { sid, until: Date.now() + seconds * 1000, frameOrigins };
  return seal(sealed, getSettings().sessionSecret, PURPOSE);
}

/** @returns undefined for a key that is forged. */
export function openKey(key: string): KeyedVisit | undefined {
  const sealed = unseal<Sealed>(key, getSettings().sessionSecret, PURPOSE);
  if (!sealed) return undefined;
  const { sid, frameOrigins, until } = sealed;
  return { key, sid, frameOrigins, ...(until < Date.now() ? { ended: true } : {}) };
}

/** The keyed visit that the host found in the path, if it is one. */
export const keyedOf = (context: AppLoadContext): KeyedVisit | undefined =>
  context["keyed"] as KeyedVisit | undefined;

/** Where a keyed visit's pages begin. */
export const keyedBase = (key: string): string => `/s/${key}`;

/** The beginning of every address of a keyed visit: its home is the key alone. */
export const KEYED_BASE = /^\/s\/[^/?]+(?=[/?]|$)/;
