import { createCookie, createSession, type Session } from "@remix-run/node";
import { errorFrom, faultError } from "~/commerce/errors.server";
import type { Tokens } from "~/commerce/oauth.server";
import type { Transport } from "~/commerce/transport.server";
import { commerceBase } from "~/commerce/transport.server";
import { seal, unseal } from "~/http/seal.server";
import { isEncrypted } from "~/http/encrypted.server";
import { getSettings } from "~/http/settings.server";

/** A one-time message, drawn at the top of the next page and gone after it. */
export interface Flash {
  kind: "ok" | "warn" | "bad" | "info";
  text: string;
  /** The way on, as a button in the note. */
  next?: { to: string; label: string };
}

/** What the storefront keeps of a visit; the spec's browser-storage keys are fields here (architecture §2.7). */
export interface VisitData {
  tokens?: Tokens;
  /** Who signed in last and did not sign out; it stays when the tokens have ended (accountOf). */
  account?: string;
  flash?: Flash;
  /** Stored packId and pack type (spec 000 §3). */
  packId?: string;
  packType?: string;
  billTo?: string;
  /** Notices that were closed, each with the instant (ms) from which it shows again. */
  closedNotices?: Record<string, number>;
  /** What this visit's forms show when the browser does not say where a post comes from. */
  proof?: string;
}

export type VisitSession = Session<VisitData, VisitData>;

/** Where a visit's data is kept: read once at its start, written when it changed. */
export interface VisitStore {
  /** undefined when the keyed visit has ended. @throws CommerceError when that cannot be known. */
  read(): Promise<VisitData | undefined>;
  /** @returns a Set-Cookie value, or undefined where no cookie carries the visit. @throws CommerceError */
  write(data: VisitData): Promise<string | undefined>;
  /**
   * Ends the visit where it is kept, with every token it gave; absent where only the browser keeps it.
   * @throws CommerceError when that could not be done.
   */
  end?(): Promise<void>;
}

/**
 * Seconds. A visit without a request for a month asks for the password again; a day longer than tokens last, so that
 * the form of somebody whose sign-in has ended is still known as theirs.
 */
const COOKIE_SECONDS = 31 * 24 * 3600;

/**
 * The normal visit: one sealed, signed, HttpOnly cookie for this host and site alone; Secure wherever there is
 * https.
 */
export function cookieStore(headers: Headers, site: string): VisitStore {
  const { sessionSecret } = getSettings();
  // What was sealed on one site opens on no other.
  const purpose = `visit ${site}`;
  const secure = isEncrypted((name) => headers.get(name));
  const cookie = createCookie(secure ? "__Host-kitroom" : "kitroom", {
    httpOnly: true,
    secure,
    sameSite: "lax",
    path: "/",
    maxAge: COOKIE_SECONDS,
    secrets: [sessionSecret],
  });
  return {
    async read() {
      let value: unknown;
      try {
        value = await cookie.parse(headers.get("Cookie"));
      } catch {
        // A broken cookie is a visitor without one.
      }
      return typeof value === "string" ? (unseal<VisitData>(value, sessionSecret, purpose) ?? {}) : {};
    },
    async write(data) {
      const empty = Object.keys(data).length === 0;
      return cookie.serialize(empty ? "" : seal(data, sessionSecret, purpose), empty ? { maxAge: 0 } : {});
    },
  };
}

const READ_CALL = "GET /punchout/sessions/{sid}";
const WRITE_CALL = "PUT /punchout/sessions/{sid}/state";
const END_CALL = "DELETE /punchout/sessions/{sid}";

/** The punch-out visit: no cookie at all. Its notes are kept, sealed, with the API's punch-out session. */
export function keyedStore(sid: string, transport: Transport, site: string): VisitStore {
  const { sessionSecret } = getSettings();
  const purpose = `notes ${site}`;
  const address = `${commerceBase()}/occ/v2/${site}/punchout/sessions/${encodeURIComponent(sid)}`;
  return {
    async read() {
      const response = await transport(new Request(`${address}?token=false`), READ_CALL);
      if (response.status === 404) return undefined;
      // An API that is out of order has not ended the visit.
      if (!response.ok) throw await errorFrom(response, READ_CALL);
      const body = (await response.json().catch(() => undefined)) as {
        state?: Record<string, unknown>;
      } | null;
      if (!body?.state) throw faultError("unreadable", READ_CALL);
      return unseal<VisitData>(body.state["sealed"] as string | undefined, sessionSecret, purpose) ?? {};
    },
    async write(data) {
      const response = await transport(
        new Request(`${address}/state`, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ state: { sealed: seal(data, sessionSecret, purpose) } }),
        }),
        WRITE_CALL,
      );
      if (!response.ok) throw await errorFrom(response, WRITE_CALL);
      return undefined;
    },
    async end() {
      const response = await transport(new Request(address, { method: "DELETE" }), END_CALL);
      // A visit that nobody knows any more has ended.
      if (!response.ok && response.status !== 404) throw await errorFrom(response, END_CALL);
    },
  };
}

export const sessionOf = (data: VisitData): VisitSession => createSession<VisitData, VisitData>(data);
