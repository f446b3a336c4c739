import { createCookie, createSession, type Session } from "@remix-run/node";
import { errorFrom, faultError } from "~/commerce/errors.server";
import type { Tokens } from "~/commerce/oauth.server";
import type { Transport } from "~/commerce/transport.server";
import { commerceBase } from "~/commerce/transport.server";
import { openSealed, seal, unseal } from "./seal.server";
import { isEncrypted } from "~/config/encrypted.server";
import { getSettings } from "~/config/settings.server";

/** A one-time message, drawn at the top of the next page and gone after it. */
export interface Flash {
  kind: "ok" | "warn" | "bad" | "info";
  text: string;
  /** A link to the next step, shown as a button in the notice. */
  next?: { to: string; label: string };
  /** A pack was added to the cart, so the cart panel opens (spec 001 §4). */
  opensCart?: true;
}

/** A customer for whom an agent acts (spec 002 §4.6). */
export interface AssistedCustomer {
  customerId: string;
  name: string;
  firstName: string;
  wearerId: string;
}

/** The session data of a visit. The spec's browser-storage keys are fields here. */
export interface VisitData {
  tokens?: Tokens;
  /** The last account that signed in and did not sign out. Kept after its tokens have expired (accountOf). */
  account?: string;
  /** A browser that sent a form without a sign-in: the form is for whoever signs in there (kept-form.server.ts). */
  sender?: string;
  flash?: Flash;
  /** The message of the last page, for the document that scripts load where they cannot render it. */
  shown?: Flash;
  /** Stored packId and pack type (spec 000 §3). */
  packId?: string;
  packType?: string;
  billTo?: string;
  /** The code to sign in with that was asked for: its id, who asked, and until when (ms since 1970). */
  code?: { tokenId: string; loginId: string; channel: "EMAIL" | "SMS"; until: number; resendAt: number };
  /** A sign-in at an identity provider that was started: what proves this browser, and where to go afterwards. */
  signOn?: { verifier: string; next: string };
  /** The token that the provider's sign-in came back with, until it is exchanged. */
  landing?: string;
  /** The landing page has reloaded itself (spec 000 §3). */
  ssoReloaded?: true;
  /** Since this sign-in no page has asked yet whether it is the person's first, or it is. */
  newcomer?: true;
  /** An identity provider confirmed this sign-in. */
  sso?: true;
  /** The address at an identity provider that the browser goes to. */
  away?: string;
  /** A card that is being registered at the card provider: its session, the cart that it is to pay, and the way back. */
  card?: { sid: string; sign: string; cartId?: string; back: string; url: string };
  /** The last order that was placed here: who comes back to its checkout is told of it. */
  placed?: string;
  /** The registration code of the original address, which /register keeps (spec 000 §4). */
  registerCode?: string;
  /** A link to set a new password that was asked for: what was typed, and how it is sent. */
  asked?: { userid: string; channel: "EMAIL" | "SMS"; minutes: number };
  /** Whom the person orders for (spec 001 §3 "Proxy mode"); the API decides whether that still holds. */
  proxy?: { customerId: string; name: string; firstName: string };
  /** An agent of the supplier, until when they may stay (ms since 1970), and the customer for whom they act. */
  agent?: { name: string; endsAt: number; customer?: AssistedCustomer };
  /** Closed notices, each with the time (ms) from which it shows again. */
  closedNotices?: Record<string, number>;
  /** The proof in this visit's forms, for browsers that send no origin header. */
  proof?: string;
}

export type VisitSession = Session<VisitData, VisitData>;

/** The storage of a visit's data: read once at its start, written when it changed. */
export interface VisitStore {
  /** undefined when the keyed visit has ended. @throws CommerceError when the API cannot tell. */
  read(): Promise<VisitData | undefined>;
  /** @returns a Set-Cookie value, or undefined for a visit without a cookie. @throws CommerceError */
  write(data: VisitData): Promise<string | undefined>;
  /** Whether what was read is to be written again although it did not change, because a former secret sealed it. */
  hasFormerSecret?(): boolean;
  /**
   * Ends the visit in its storage, with all its tokens; absent if only the browser stores it. @throws
   * CommerceError when that failed.
   */
  end?(): Promise<void>;
}

/**
 * In seconds. After a month without a request the person must sign in again. One day longer than tokens last,
 * so that a form with an expired sign-in can still be matched to its owner.
 */
const COOKIE_SECONDS = 31 * 24 * 3600;

/**
 * The normal visit: one sealed, signed, HttpOnly cookie for this host and site alone; Secure wherever there is
 * https.
 */
export function cookieStore(headers: Headers, site: string): VisitStore {
  const { sessionSecrets } = getSettings();
  // A cookie of one site cannot be opened on another.
  const purpose = `visit ${site}`;
  const secure = isEncrypted((name) => headers.get(name));
  const cookie = createCookie(secure ? "__Host-kitroom" : "kitroom", {
    httpOnly: true,
    secure,
    sameSite: "lax",
    path: "/",
    maxAge: COOKIE_SECONDS,
    secrets: [...sessionSecrets],
  });
  let former = false;
  return {
    hasFormerSecret: () => former,
    async read() {
      let value: unknown;
      try {
        value = await cookie.parse(headers.get("Cookie"));
      } catch {
        // A broken cookie counts as none.
      }
      const opened =
        typeof value === "string" ? openSealed<VisitData>(value, sessionSecrets, purpose) : undefined;
      former = opened?.former ?? false;
      return opened?.value ?? {};
    },
    async write(data) {
      const empty = Object.keys(data).length === 0;
      return cookie.serialize(empty ? "" : seal(data, sessionSecrets, purpose), empty ? { maxAge: 0 } : {});
    },
  };
}

const READ_CALL = "GET /punchout/sessions/{sid}";
const USE_CALL = "POST /punchout/sessions/{sid}/use";
const WRITE_CALL = "PUT /punchout/sessions/{sid}/state";
const END_CALL = "DELETE /punchout/sessions/{sid}";

const sentAs = (method: "POST" | "PUT", body: object): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/**
 * The punch-out visit, without a cookie. Its data is stored, sealed, with the API's punch-out session.
 * @param browser of a request that uses the visit, a post; undefined for one that only looks.
 */
export function keyedStore(
  sid: string,
  transport: Transport,
  site: string,
  browser: string | undefined,
): VisitStore {
  const { sessionSecrets } = getSettings();
  const purpose = `notes ${site}`;
  const address = `${commerceBase()}/occ/v2/${site}/punchout/sessions/${encodeURIComponent(sid)}`;
  return {
    async read() {
      const response = await (browser === undefined
        ? transport(new Request(`${address}?token=false`), READ_CALL)
        : transport(new Request(`${address}/use`, sentAs("POST", { browser })), USE_CALL));
      if (response.status === 404) return undefined;
      // An API failure does not mean that the visit has ended.
      if (!response.ok) throw await errorFrom(response, READ_CALL);
      const body = (await response.json().catch(() => undefined)) as {
        state?: Record<string, unknown>;
      } | null;
      if (!body?.state) throw faultError("unreadable", READ_CALL);
      return unseal<VisitData>(body.state["sealed"] as string | undefined, sessionSecrets, purpose) ?? {};
    },
    async write(data) {
      const response = await transport(
        new Request(
          `${address}/state`,
          sentAs("PUT", { state: { sealed: seal(data, sessionSecrets, purpose) } }),
        ),
        WRITE_CALL,
      );
      if (!response.ok) throw await errorFrom(response, WRITE_CALL);
      return undefined;
    },
    async end() {
      const response = await transport(new Request(address, { method: "DELETE" }), END_CALL);
      // An unknown visit counts as ended.
      if (!response.ok && response.status !== 404) throw await errorFrom(response, END_CALL);
    },
  };
}

export const sessionOf = (data: VisitData): VisitSession => createSession<VisitData, VisitData>(data);
