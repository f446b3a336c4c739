import type { AppLoadContext } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import { seal, unseal } from "./seal.server";
import { getSettings } from "~/config/settings.server";

/** A punch-out visit that the host found in the path /s/{key}/…. The key is never logged. */
export interface KeyedVisit {
  key: string;
  sid: string;
  /** Origins that may show this visit in a frame. */
  frameOrigins: string[];
  /** When it expires, in milliseconds. */
  until: number;
  /** A requisition is looked at, and nothing can be chosen. */
  inspects?: true;
  /** The visit has expired or was ended. Its frame may still show that, and nothing else. */
  ended?: true;
}

/** The session-end page; all other paths of an ended visit redirect to it. */
export const VISIT_END = "/punchout-session-end";

const PURPOSE = "punch-out key";

interface Sealed {
  sid: string;
  until: number;
  frameOrigins: string[];
  inspects?: true;
}

/** Seals a sid into a path key that is valid as long as the visit, in seconds. */
export function sealKey(
  sid: string,
  seconds: number,
  { frameOrigins, inspects }: Pick<KeyedVisit, "frameOrigins" | "inspects">,
): string {
  const sealed: Sealed = { sid, until: clock() + seconds * 1000, frameOrigins, inspects };
  return seal(sealed, getSettings().sessionSecrets, PURPOSE);
}

/** @returns undefined for a key that is forged. */
export function openKey(key: string): KeyedVisit | undefined {
  const sealed = unseal<Sealed>(key, getSettings().sessionSecrets, PURPOSE);
  if (!sealed) return undefined;
  const { sid, frameOrigins, until, inspects } = sealed;
  const kind = inspects ? { inspects } : {};
  return { key, sid, frameOrigins, until, ...kind, ...(until < clock() ? { ended: true } : {}) };
}

/** The keyed visit that the host found in the path, if it is one. */
export const keyedOf = (context: AppLoadContext): KeyedVisit | undefined =>
  context["keyed"] as KeyedVisit | undefined;

/** The base path of a keyed visit. */
export const keyedBase = (key: string): string => `/s/${key}`;

/** The prefix of every URL of a keyed visit. Its home page is the prefix alone. */
export const KEYED_BASE = /^\/s\/[^/?]+(?=[/?]|$)/;
