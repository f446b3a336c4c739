import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { refreshTokens, revokeTokens, type Tokens } from "~/commerce/oauth.server";
import { correlationIdOf, pageContext } from "~/commerce/page-context.server";
import { transportOf, type Transport } from "~/commerce/transport.server";
import { log } from "~/config/log.server";
import { siteOf } from "~/config/site.server";
import { endAssist, resetAgentTime } from "./agent.server";
import { browserOf } from "./browser.server";
import { takeFlash } from "./flash.server";
import { isCopy, isSentLater, keptBy } from "./kept-choices.server";
import { keyedOf, type KeyedVisit } from "./keyed.server";
import { previewOf } from "./preview.server";
import { stopProxy } from "./proxy.server";
import {
  cookieStore,
  keyedStore,
  sessionOf,
  type Flash,
  type VisitData,
  type VisitStore,
} from "./storage.server";
import type { Visit } from "./visit.server";
import { readPerson, type VisitPerson } from "./visit-person.server";

/** How long before its expiry, in milliseconds, an access token is renewed. */
const RENEW_AHEAD_MS = 60_000;

const visits = new WeakMap<object, Promise<Visit>>();

/** The visit of a request. Loaders of one page share it through the load context. */
export function openVisit(request: Request, context: AppLoadContext): Promise<Visit> {
  const open = visits.get(context);
  if (open) return open;
  const opening = createVisit(request, context);
  visits.set(context, opening);
  return opening;
}

async function createVisit(request: Request, context: AppLoadContext): Promise<Visit> {
  const transport = transportOf(context);
  const site = siteOf(request);
  const found = keyedOf(context);
  const store: VisitStore = found
    ? keyedStore(found.sid, transport, site, request.method === "POST" ? browserOf(request) : undefined)
    : cookieStore(request.headers, site);
  const data = found?.ended ? undefined : await store.read();
  const keyed: KeyedVisit | undefined = found && !data ? { ...found, ended: true } : found;
  let before = store.hasFormerSecret?.() ? undefined : JSON.stringify(data ?? {});
  const session = sessionOf(data ?? {});
  const visit = {
    site,
    session,
    transport,
    keyed,
    preview: previewOf(context),
    correlationId: correlationIdOf(context),
    signedIn: session.has("tokens"),
    expired: false,
    timeUp: false,
    refused: false,
    keptBy: found ? undefined : keptBy(request),
    forgets: false,
    sentLater: isSentLater(request),
    posted: undefined,
    retryAfter: undefined,
  } as Visit;

  const renew = async (refused?: string): Promise<string | undefined> => {
    const tokens = session.get("tokens");
    // Another call of the page has already renewed it.
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
  const revoke = async () => {
    const access = session.get("tokens")?.access;
    if (access && !(await revokeTokens(transport, access))) {
      log.warn({ event: "visit.unrevoked", correlationId: visit.correlationId });
    }
  };
  if (visit.signedIn && (session.get("agent")?.endsAt ?? Infinity) <= clock()) {
    await revoke();
    session.unset("tokens");
    visit.signedIn = false;
    visit.expired = true;
    visit.timeUp = true;
  }
  const tokens = session.get("tokens");
  if (tokens ? tokens.expiresAt - clock() < RENEW_AHEAD_MS : keyed && data && !keyed.ended) {
    await renew().catch((error: unknown) => {
      // The renewal was early. While the old token is valid, the page does not need a new one.
      if (!tokens || tokens.expiresAt <= clock()) throw error;
    });
  }

  const clientFor = (access: string | undefined, orderingFor?: () => string | undefined) =>
    createCommerce({
      transport,
      site,
      accessToken: access,
      punchoutSid: keyed?.sid,
      cmsTicketId: visit.preview?.ticket,
      orderingFor,
      assisting: () => session.get("agent")?.customer?.customerId,
      renew,
    });
  const wearer = () => session.get("proxy")?.customerId;
  visit.commerce = clientFor(session.get("tokens")?.access, wearer);
  let person: Promise<VisitPerson> | undefined;
  // Who has signed in, also while they order for somebody else; of an agent, the customer for whom they act.
  visit.person = () => (person ??= readPerson(clientFor(session.get("tokens")?.access)));
  visit.timeZone = async () =>
    (visit.signedIn && (await visit.person()).organisation?.timeZone) || OTHER_TIME_ZONE;
  visit.signIn = async (next, account) => {
    await revoke();
    person = undefined;
    // An agent whose time was over goes on for the same customer, and nobody else does.
    if (session.get("account") === account) resetAgentTime(visit);
    else session.unset("agent");
    session.set("tokens", next);
    session.set("account", account);
    session.set("newcomer", true);
    visit.signedIn = true;
    session.unset("proxy");
    visit.commerce = clientFor(next.access, wearer);
  };
  visit.signOut = async () => {
    if (session.has("proxy")) await stopProxy(visit);
    if (session.get("agent")?.customer) await endAssist(visit);
    // The sid could sign in again, so the page must not claim that the visit is over unless the API ended it.
    if (store.end) await store.end();
    else await revoke();
    for (const key of Object.keys(session.data)) session.unset(key as keyof VisitData);
    visit.signedIn = false;
    visit.forgets = true;
    visit.commerce = clientFor(undefined, wearer);
    // The data of an ended visit is not saved.
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
    taken = takeFlash(session, request, pageContext(context).asksForPage === true);
    return taken;
  };
  visit.keepFlash = () => {
    if (taken && !session.has("flash")) session.set("flash", taken);
  };
  visit.commit = async () => {
    const after = JSON.stringify(session.data);
    if (after === before) return undefined;
    // Its answer may come after that of a page, whose cookie is the newer one then.
    if (isCopy(request) && JSON.stringify(session.get("tokens")) === JSON.stringify(data?.tokens))
      return undefined;
    return store.write(session.data).catch((error: unknown) => {
      // The data of a keyed visit is only a convenience; the page is complete and must be shown.
      log.warn({ event: "visit.unwritten", correlationId: visit.correlationId, err: error });
      return undefined;
    });
  };
  return visit;
}

/** For nobody, and for a remote API that does not tell the organisation's zone. */
const OTHER_TIME_ZONE = "Australia/Sydney";

/** @throws CommerceError when the API failed; the person stays signed in. */
async function refreshed(transport: Transport, tokens: Tokens | undefined): Promise<Tokens | undefined> {
  if (!tokens?.refresh) return undefined;
  return refreshTokens(transport, tokens.refresh).catch((error: unknown) => {
    if (!(error instanceof CommerceError) || error.is("invalid_client")) throw error;
    if (error.status === 400 || error.status === 401) return undefined;
    throw error;
  });
}

/** During a punch-out visit the sid is exchanged for a new token (contract §15). @throws CommerceError */
async function keyedTokens(visit: Visit, sid: string): Promise<Tokens | undefined> {
  const commerce = createCommerce({ transport: visit.transport, site: visit.site });
  const data = await answer(commerce.GET("/punchout/sessions/{sid}", { params: { path: { sid } } })).catch(
    (error: unknown) => {
      if (error instanceof CommerceError && error.status === 404) return undefined;
      throw error;
    },
  );
  if (!data?.token) return undefined;
  return { access: data.token.accessToken, expiresAt: clock() + data.token.expires_in * 1000 };
}
