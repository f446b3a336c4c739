import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { answer, createCommerce, type Commerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { refreshTokens, revokeTokens, type Tokens } from "~/commerce/oauth.server";
import { correlationIdOf } from "~/commerce/page-context.server";
import { transportOf, type Transport } from "~/commerce/transport.server";
import { log } from "~/http/log.server";
import { siteOf } from "~/http/site.server";
import { keyedOf, type KeyedVisit } from "./keyed.server";
import {
  cookieStore,
  keyedStore,
  sessionOf,
  type Flash,
  type VisitData,
  type VisitSession,
  type VisitStore,
} from "./storage.server";

/** Milliseconds before its end at which an access token is renewed ahead of a page. */
const RENEW_AHEAD_MS = 60_000;

/** One request's view of who is asking: session, API client, and what must be written back. */
export interface Visit {
  site: string;
  session: VisitSession;
  commerce: Commerce;
  transport: Transport;
  keyed: KeyedVisit | undefined;
  correlationId: string;
  signedIn: boolean;
  /** Whether a sign-in was there but could not be renewed. */
  expired: boolean;
  /** Whether this request's form was refused; the page's title says so. */
  refused: boolean;
  /** What this request's form held, for the page that must say that it could not be taken. */
  posted: FormData | undefined;
  /** Seconds after which the answer asks to try again. */
  retryAfter: number | undefined;
  /** Who is signed in, as far as pages greet and guide them; asked once a request. */
  person(): Promise<VisitPerson>;
  /** Takes new tokens of an account; the sign-in that was there before them ends at the API too. */
  signIn(tokens: Tokens, account: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * What a form of this visit shows, for a browser that may not say where its posts come from. undefined where the
   * browser says it, or where the key in the path is the proof.
   */
  proof(): string | undefined;
  flash(message: Flash): void;
  /** The one-time message; the page that draws it is the last to have it. */
  takeFlash(): Flash | undefined;
  /** Puts a message back that was taken for a page which could not be drawn. */
  keepFlash(): void;
  /** Set-Cookie of this visit if it changed; writes a keyed visit's notes. Call it once, last. */
  commit(): Promise<string | undefined>;
}

const visits = new WeakMap<object, Promise<Visit>>();

/** The visit of a request. Loaders of one page share it: they are handed the same load context. */
export function openVisit(request: Request, context: AppLoadContext): Promise<Visit> {
  const open = visits.get(context);
  if (open) return open;
  const opening = open_(request, context);
  visits.set(context, opening);
  return opening;
}

async function open_(request: Request, context: AppLoadContext): Promise<Visit> {
  const transport = transportOf(context);
  const site = siteOf(request);
  const found = keyedOf(context);
  const store: VisitStore = found
    ? keyedStore(found.sid, transport, site)
    : cookieStore(request.headers, site);
  const data = found?.ended ? undefined : await store.read();
  const keyed: KeyedVisit | undefined = found && !data ? { ...found, ended: true } : found;
  let before = JSON.stringify(data ?? {});
  const session = sessionOf(data ?? {});
  const visit = {
    site,
    session,
    transport,
    keyed,
    correlationId: correlationIdOf(context),
    signedIn: session.has("tokens"),
    expired: false,
    refused: false,
    posted: undefined,
    retryAfter: undefined,
  } as Visit;

  const renew = async (refused?: string): Promise<string | undefined> => {
    const tokens = session.get("tokens");
    // Another question of the page has renewed it already.
    if (refused && tokens && tokens.access !== refused) return tokens.access;
    const fresh = keyed ? await keyedTokens(visit, keyed.sid) : await refreshed(transport, tokens);
    if (fresh) {
      session.set("tokens", fresh);
      visit.signedIn = true;
      return fresh.access;
    }
    if (tokens) visit.expired = true;
    session.unset("tokens");
    visit.signedIn = false;
    return undefined;
  };
  const tokens = session.get("tokens");
  if (tokens ? tokens.expiresAt - Date.now() < RENEW_AHEAD_MS : keyed && data && !keyed.ended) {
    await renew().catch((error: unknown) => {
      // It was ahead of time: while the old token is good, the page can do without a new one.
      if (!tokens || tokens.expiresAt <= Date.now()) throw error;
    });
  }

  const clientFor = (access: string | undefined) =>
    createCommerce({
      transport,
      site,
      accessToken: access,
      punchoutSid: keyed?.sid,
      renew,
    });
  visit.commerce = clientFor(session.get("tokens")?.access);
  let person: Promise<VisitPerson> | undefined;
  visit.person = () => (person ??= readPerson(visit.commerce));
  const revoke = async () => {
    const access = session.get("tokens")?.access;
    if (access && !(await revokeTokens(transport, access))) {
      log.warn({ event: "visit.unrevoked", correlationId: visit.correlationId });
    }
  };
  visit.signIn = async (next, account) => {
    await revoke();
    person = undefined;
    session.set("tokens", next);
    session.set("account", account);
    visit.signedIn = true;
    visit.commerce = clientFor(next.access);
  };
  visit.signOut = async () => {
    // The sid would sign in again. Where it cannot be ended, nobody may be told that the visit is over.
    if (store.end) await store.end();
    else await revoke();
    for (const key of Object.keys(session.data)) session.unset(key as keyof VisitData);
    visit.signedIn = false;
    // Nothing is kept of a visit that has ended.
    if (store.end) before = JSON.stringify(session.data);
  };
  visit.proof = () => {
    if (keyed || request.headers.has("Sec-Fetch-Site")) return undefined;
    if (!session.has("proof")) session.set("proof", randomBytes(16).toString("base64url"));
    return session.get("proof");
  };
  let taken: Flash | undefined;
  visit.flash = (message) => session.set("flash", message);
  visit.takeFlash = () => {
    taken = session.get("flash");
    if (taken) session.unset("flash");
    return taken;
  };
  visit.keepFlash = () => {
    if (taken && !session.has("flash")) session.set("flash", taken);
  };
  visit.commit = async () => {
    const after = JSON.stringify(session.data);
    if (after === before) return undefined;
    return store.write(session.data).catch((error: unknown) => {
      // What a keyed visit notes is a convenience; the page it belongs to is done and must be shown.
      log.warn({ event: "visit.unwritten", correlationId: visit.correlationId, err: error });
      return undefined;
    });
  };
  return visit;
}

const PERSON_FIELDS =
  "name,firstName,preferredName,wearerId,groups,priceEnabled,showLoginPreferencePage,orgUnit(name,country(isocode)),organisation(name,region,support)";

const readPerson = (commerce: Commerce) =>
  answer(commerce.GET("/orgUsers/current", { params: { query: { fields: PERSON_FIELDS } } }));

type VisitPerson = Awaited<ReturnType<typeof readPerson>>;

/** @throws CommerceError when the API could not say: then nobody is signed out for it. */
async function refreshed(transport: Transport, tokens: Tokens | undefined): Promise<Tokens | undefined> {
  if (!tokens?.refresh) return undefined;
  return refreshTokens(transport, tokens.refresh).catch((error: unknown) => {
    if (!(error instanceof CommerceError) || error.is("invalid_client")) throw error;
    if (error.status === 400 || error.status === 401) return undefined;
    throw error;
  });
}

/** During a punch-out visit the sid itself gives a new token (contract §15). @throws CommerceError */
async function keyedTokens(visit: Visit, sid: string): Promise<Tokens | undefined> {
  const commerce = createCommerce({ transport: visit.transport, site: visit.site });
  const data = await answer(commerce.GET("/punchout/sessions/{sid}", { params: { path: { sid } } })).catch(
    (error: unknown) => {
      if (error instanceof CommerceError && error.status === 404) return undefined;
      throw error;
    },
  );
  if (!data?.token) return undefined;
  return { access: data.token.accessToken, expiresAt: Date.now() + data.token.expires_in * 1000 };
}
