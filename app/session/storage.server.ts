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
}

/** What the storefront keeps of a visit; the spec's browser-storage keys are fields here (architecture §2.7). */
export interface VisitData {
  tokens?: Tokens;
  flash?: Flash;
  /** Stored packId and pack type (spec 000 §3). */
  packId?: string;
  packType?: string;
  billTo?: string;
  /** What this visit's forms show when the browser does not say where a post comes from. */
  proof?: string;
  /** A punch-out visit whose requisition was cancelled; its key opens nothing more. */
  cancelled?: true;
}

export type VisitSession = Session<VisitData, VisitData>;

/** Where a visit's data is kept: read once at its start, written when it changed. */
export interface VisitStore {
  /** undefined when the keyed visit has ended. @throws CommerceError when that cannot be known. */
  read(): Promise<VisitData | undefined>;
  /** @returns a Set-Cookie value, or undefined where no cookie carries the visit. @throws CommerceError */
  write(data: VisitData): Promise<string | undefined>;
}

const PURPOSE = "visit";
/** Seconds. A visit without a request for this long asks for the password again. */
const COOKIE_SECONDS = 30 * 24 * 3600;

/** The normal visit: one sealed, signed, HttpOnly cookie for this host alone; Secure wherever there is https. */
export function cookieStore(headers: Headers): VisitStore {
  const { sessionSecret } = getSettings();
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
      return typeof value === "string" ? (unseal<VisitData>(value, sessionSecret, PURPOSE) ?? {}) : {};
    },
    async write(data) {
      const empty = Object.keys(data).length === 0;
      return cookie.serialize(empty ? "" : seal(data, sessionSecret, PURPOSE), empty ? { maxAge: 0 } : {});
    },
  };
}

const READ_CALL = "GET /punchout/sessions/{sid}";
const WRITE_CALL = "PUT /punchout/sessions/{sid}/state";

/** What was noted of a punch-out visit, from the state that the API keeps of it. */
export const notesOf = (state: Record<string, unknown>): VisitData =>
  unseal<VisitData>(state["sealed"] as string | undefined, getSettings().sessionSecret, PURPOSE) ?? {};

/** The punch-out visit: no cookie at all. Its notes are kept, sealed, with the API's punch-out session. */
export function keyedStore(sid: string, transport: Transport, site: string): VisitStore {
  const { sessionSecret } = getSettings();
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
      return notesOf(body.state);
    },
    async write(data) {
      const response = await transport(
        new Request(`${address}/state`, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ state: { sealed: seal(data, sessionSecret, PURPOSE) } }),
        }),
        WRITE_CALL,
      );
      if (!response.ok) throw await errorFrom(response, WRITE_CALL);
      return undefined;
    },
  };
}

export const sessionOf = (data: VisitData): VisitSession => createSession<VisitData, VisitData>(data);
