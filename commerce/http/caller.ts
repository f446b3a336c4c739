import { forbidden, OccError, unknownResource } from "./errors";
import { type Capability, may } from "./policy";
import type { Person, Principal } from "./principal";
import type { ApiServices, Site } from "./call";
import type { Who } from "./declaration";

const unauthorised = () =>
  new OccError(401, {
    type: "UnauthorizedError",
    message: "Full authentication is required to access this resource",
  });

interface Asked {
  who: Who;
  /** Without a token the answer is 404 (contract §3, §22.11). */
  hidden?: boolean;
  /** Nobody but the person may make it, not even an agent. */
  own?: true;
  /** The `{userId}` of the path. */
  userId?: string;
  /** With this capability the caller may name other people of the units in its scope. */
  others?: Capability;
  /** Whether the call may be made for somebody whom the caller orders for, and that person's customer id. */
  proxied?: true;
  orderingFor?: string;
  path: string;
  /** What the caller must be allowed to do. */
  needs?: Capability;
  /** The customer for whom an agent acts, as the framework's header names them (contract §1.2). */
  assisting?: string;
}

/**
 * Whose rights a call has: the caller's own; or, of an agent, those of the customer who is named by the header or, as
 * published clients do, by the path. The caller stays the agent, so what is recorded names both. The agents' own calls
 * know no customer.
 * @throws OccError 403 for a customer for whom no agent may act, and for what is the customer's alone.
 */
export async function actingAs(
  asked: Pick<Asked, "own" | "userId" | "needs" | "assisting">,
  principal: Principal,
  assisted: ApiServices["assisted"],
): Promise<Principal> {
  if (principal.kind !== "person" || !may(principal, AGENTS) || asked.needs === AGENTS) return principal;
  const named = [asked.assisting, asked.userId].find(
    (id) => id && !isOwn(principal, id) && id !== "anonymous",
  );
  if (!named) return principal;
  if (asked.own) throw forbidden("This is the customer’s alone. An agent can neither see nor change it.");
  return { ...principal, ...(await assisted(principal, named)) };
}

const AGENTS = "act-for-customers";

/** Whether an id of a path is the caller's. */
const isOwn = ({ user }: Person, id: string): boolean =>
  id === "current" || id === user.customerId || id.toLowerCase() === user.uid;

/** 403: the caller does not order for that person, or no longer does. */
const notOrdering = (customerId: string) =>
  new OccError(403, {
    type: "ProxyError",
    message: "You are not ordering for this person any more.",
    reason: "ended",
    subject: customerId,
    subjectType: "user",
  });

/**
 * Who a call is about. `current` is the caller, or for whom an agent acts; `anonymous` is always nobody (contract §1.3).
 * Another person's id may be used where a call says so, by who looks after that person's unit; by nobody where it says
 * that it is the person's own.
 * While somebody orders for another person, `current` is that person in the calls that ordering needs
 * (docs/decisions/0048).
 * @throws OccError 401 without a person, 403 for an application's token or for another person, 404 where the
 * call is hidden from strangers.
 */
export async function aboutWhom(
  asked: Asked,
  principal: Principal,
  { findPerson, inUnits, orderedFor }: Pick<ApiServices, "findPerson" | "inUnits" | "orderedFor">,
): Promise<Person | undefined> {
  const { who, userId, others, orderingFor } = asked;
  if (userId === "anonymous" || principal.kind === "anonymous") {
    if (who !== "anyone") throw asked.hidden ? unknownResource(asked.path) : unauthorised();
    if (userId && userId !== "anonymous") throw unauthorised();
    return undefined;
  }
  if (who === "client") {
    if (principal.kind === "client") return undefined;
    throw forbidden("This call needs the token of an application, not of a person.");
  }
  if (principal.kind === "client") {
    // With 401 a client would fetch the same kind of token again, in an endless loop.
    if (who === "person" || userId)
      throw forbidden("This call needs the token of a person, not of an application.");
    return undefined;
  }
  if (!userId || isOwn(principal, userId)) {
    if (!asked.proxied || !orderingFor || orderingFor === principal.user.customerId) return principal;
    const wearer = await orderedFor(principal, orderingFor);
    if (!wearer) throw notOrdering(orderingFor);
    return { ...wearer, payer: wearer.user.firstName };
  }
  if (asked.own) throw forbidden();
  const other = others && may(principal, others) ? await findPerson(userId) : undefined;
  if (!other || !(await inUnits(principal, other))) throw forbidden();
  return other;
}

/**
 * Refuses a language or currency that the site does not have, and a currency in which the person has no
 * prices: a client would mistake the amounts for the requested currency (docs/decisions/0027).
 */
export function checkContext(
  site: Pick<Site, "languages" | "currencies">,
  query: { lang?: string; curr?: string },
  about: Pick<Person, "unit"> | undefined,
): void {
  const { lang, curr } = query;
  if (lang && !site.languages.includes(lang)) {
    throw new OccError(400, {
      type: "UnsupportedLanguageError",
      message: `Language ${lang} is not supported`,
    });
  }
  if (curr && (!site.currencies.includes(curr) || (about && about.unit.currency !== curr))) {
    const message = site.currencies.includes(curr)
      ? `There are no prices in ${curr} for this account. Its currency is ${about?.unit.currency}`
      : `Currency ${curr} is not supported`;
    throw new OccError(400, { type: "UnsupportedCurrencyError", message });
  }
}
