import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { answer, createCommerce, type Commerce } from "~/commerce/client.server";
import { refreshTokens, revokeTokens, type Tokens } from "~/commerce/oauth.server";
import { transportOf, type Transport } from "~/commerce/transport.server";
import { siteOf } from "~/http/site.server";
import type { KeyedVisit } from "./keyed.server";
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
  /** Who is signed in, as far as pages greet and guide them; asked once a request. */
  person(): Promise<VisitPerson>;
  signIn(tokens: Tokens): void;
  signOut(): Promise<void>;
  flash(message: Flash): void;
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
  const keyed = context["keyed"] as KeyedVisit | undefined;
  const correlationId = (context["correlationId"] as string | undefined) ?? randomUUID();
  const store: VisitStore = keyed
    ? keyedStore(keyed.sid, transport, site)
    : cookieStore(request.headers.get("Cookie"));
  const data = await store.read();
  const before = JSON.stringify(data ?? {});
  const session = sessionOf(data ?? {});
  const visit = {
    site,
    session,
    transport,
    keyed,
    correlationId,
    signedIn: session.has("tokens"),
    expired: false,
    refused: false,
  } as Visit;

  const renew = async (): Promise<string | undefined> => {
    const tokens = session.get("tokens");
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
  if (tokens ? tokens.expiresAt - Date.now() < RENEW_AHEAD_MS : keyed && data) await renew();

  const clientFor = (access: string | undefined) =>
    createCommerce({
      transport,
      site,
      correlationId,
      accessToken: access,
      punchoutSid: keyed?.sid,
      renew,
    });
  visit.commerce = clientFor(session.get("tokens")?.access);
  let person: Promise<VisitPerson> | undefined;
  visit.person = () => (person ??= readPerson(visit.commerce));
  visit.signIn = (next) => {
    person = undefined;
    session.set("tokens", next);
    visit.signedIn = true;
    visit.commerce = clientFor(next.access);
  };
  visit.signOut = async () => {
    const access = session.get("tokens")?.access;
    if (access) await revokeTokens(transport, access);
    for (const key of Object.keys(session.data)) session.unset(key as keyof VisitData);
    visit.signedIn = false;
  };
  visit.flash = (message) => session.set("flash", message);
  visit.commit = async () => {
    const after = JSON.stringify(session.data);
    return after === before ? undefined : store.write(session.data);
  };
  return visit;
}

const PERSON_FIELDS =
  "name,firstName,preferredName,wearerId,groups,priceEnabled,showLoginPreferencePage,orgUnit(name),organisation(name,region,support)";

const readPerson = (commerce: Commerce) =>
  answer(commerce.GET("/orgUsers/current", { params: { query: { fields: PERSON_FIELDS } } }));

type VisitPerson = Awaited<ReturnType<typeof readPerson>>;

async function refreshed(transport: Transport, tokens: Tokens | undefined): Promise<Tokens | undefined> {
  if (!tokens?.refresh) return undefined;
  return refreshTokens(transport, tokens.refresh).catch(() => undefined);
}

/** During a punch-out visit the sid itself gives a new token (contract §15). */
async function keyedTokens(visit: Visit, sid: string): Promise<Tokens | undefined> {
  const commerce = createCommerce({
    transport: visit.transport,
    site: visit.site,
    correlationId: visit.correlationId,
  });
  const { data } = await commerce
    .GET("/punchout/sessions/{sid}", { params: { path: { sid } } })
    .catch(() => ({ data: undefined }));
  if (!data?.token) return undefined;
  return { access: data.token.accessToken, expiresAt: Date.now() + data.token.expires_in * 1000 };
}

/** Takes the one-time message out of the session: the page that draws it is the last to have it. */
export function takeFlash(session: VisitSession): Flash | undefined {
  const flash = session.get("flash");
  if (flash) session.unset("flash");
  return flash;
}
