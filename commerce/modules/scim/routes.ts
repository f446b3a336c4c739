import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ApiServices } from "../../http/call";
import { correlationIdOf } from "../../http/correlation-id";
import { OccError } from "../../http/errors";
import type { Faults } from "../../http/faults";
import { readBody } from "../../http/read-request";
import { lockPeople } from "../manage-users";
import { type ScimCall, scimCaller } from "./caller";
import { errorBody, noResource, ScimError, scimErrorOf, taken } from "./errors";
import { changeGroupOf, createGroup, groupView, listGroups, removeGroup } from "./groups";
import { BASE } from "./names";
import { pageIn } from "./paging";
import { changePerson, createPerson, removePerson } from "./people-change";
import { listPeople, personView } from "./people-read";
import { searchOf } from "./search";
import { resourceTypesAnswer, schemasAnswer, serviceProviderConfig } from "./schemas";
import { groupByPatch, sentGroup } from "./sent-group";
import { operationsOf, sentByPatch, sentWhole } from "./sent";
import { namesOf, shownOf } from "./shown";

export interface ScimParts {
  services: ApiServices;
  faults: Faults;
  /** The public URL of the API, for locations. */
  publicUrl?: string;
}

/** Bytes of a body: one person, and a group with thousands of members. */
const MOST_PERSON = 64 * 1024;
const MOST_GROUP = 512 * 1024;

interface Asked {
  call: ScimCall;
  method: string;
  /** The address of the service, for locations. */
  base: string;
  /** What follows the name of the resource, if anything does. */
  id: string | undefined;
  query: Record<string, string>;
  ifMatch: string | undefined;
  body: (most: number) => Promise<Record<string, unknown>>;
}

interface Answer {
  status: 200 | 201 | 204;
  body?: object;
}

type Handler = (asked: Asked) => Promise<Answer>;

/**
 * The people and user groups of an organisation for its people system (RFC 7643, 7644; docs/decisions/0150). Everything
 * below the path is answered here, so that each refusal has SCIM's shape.
 */
export function scimRoutes(app: OpenAPIHono, parts: ScimParts): void {
  app.all(`${BASE}/*`, (c) => answered(c, parts));
  app.all(BASE, (c) => answered(c, parts));
}

async function answered(c: Context, { services, faults, publicUrl }: ScimParts): Promise<Response> {
  const send = (status: number, body: object | undefined, headers: Record<string, string> = {}) =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/scim+json" }), ...headers },
    });
  try {
    const call = await scimCaller(services, (name) => c.req.header(name));
    const base = `${publicUrl?.replace(/\/+$/, "") ?? new URL(c.req.url).origin}${BASE}`;
    const [resource = "", id, ...more] = segmentsOf(c.req.path);
    const handle = more.length > 0 ? undefined : RESOURCES.get(resource.toLowerCase());
    if (!handle) throw noResource();
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const { status, body } = await handle({
      call,
      method,
      base,
      id,
      query: c.req.query(),
      ifMatch: c.req.header("If-Match"),
      body: (most) => readBody(c, most),
    });
    const meta = (body as { meta?: { version?: string; location?: string } } | undefined)?.meta;
    if (method === "GET" && meta?.version && c.req.header("If-None-Match") === meta.version)
      return send(304, undefined, { ETag: meta.version });
    const shown =
      body && !("Resources" in body) ? shownOf(body as Record<string, unknown>, c.req.query()) : body;
    return send(status, shown, {
      ...(meta?.version ? { ETag: meta.version } : {}),
      ...(status === 201 && meta?.location ? { Location: meta.location } : {}),
    });
  } catch (error) {
    if (error instanceof ScimError)
      return send(error.status, errorBody(error.status, error.message, error.scimType));
    if (error instanceof OccError) {
      const { status, message, scimType } = scimErrorOf(error);
      const { challenge, retryAfter } = error;
      return send(status, errorBody(status, message, scimType), {
        ...(challenge
          ? { "WWW-Authenticate": challenge }
          : status === 401
            ? { "WWW-Authenticate": "Bearer" }
            : {}),
        ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
      });
    }
    // A body may hold names and addresses, so only the error is reported.
    const refusal = faults(error, { correlationId: correlationIdOf(c.req), call: `${c.req.method} ${BASE}` });
    const retry = refusal.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : undefined;
    return send(refusal.status, errorBody(refusal.status, refusal.errors[0]!.message), retry);
  }
}

/** The parts of a path below the base. @throws ScimError 404 for one that cannot be read. */
function segmentsOf(path: string): string[] {
  try {
    const parts = path.slice(BASE.length).split("/").filter(Boolean).map(decodeURIComponent);
    if (parts.every((part) => part.length <= 200 && !/[\0\p{Surrogate}]/u.test(part))) return parts;
  } catch {
    // Told below.
  }
  throw noResource();
}

const methodNotAllowed = () => new ScimError(405, "This cannot be done here.");
const notBuilt: Handler = () => Promise.reject(new ScimError(501, "This part of SCIM is not answered here."));

const fixed =
  (answer: (base: string, id?: string) => object | undefined): Handler =>
  ({ method, base, id, query }) => {
    if (method !== "GET") throw methodNotAllowed();
    // What a service is cannot be searched (RFC 7644 §4).
    if (query["filter"] !== undefined) throw new ScimError(403, "This list cannot be filtered.");
    const body = answer(base, id);
    if (!body) throw noResource();
    return Promise.resolve({ status: 200, body });
  };

/** @throws ScimError 412 for a resource that is another by now (RFC 7644 §3.14). */
function mustMatch(ifMatch: string | undefined, version: string): void {
  const any = ifMatch?.split(",").map((one) => one.trim());
  if (!any || any.includes("*") || any.includes(version)) return;
  throw new ScimError(412, "The resource was changed meanwhile.");
}

/** The lists and single ones of a page, with the attributes that were asked for. */
const shownList = (list: { Resources: readonly object[] }, query: Record<string, string>) => ({
  ...list,
  Resources: list.Resources.map((one) => shownOf(one as Record<string, unknown>, query)),
});

/** The SQLSTATE of a key that is there already. */
const UNIQUE_VIOLATION = "23505";

/** A change, in one transaction in which nobody else changes people. @param id of what must be there, and unchanged. */
function changing<T>(
  { call, ifMatch }: Asked,
  current: ((call: ScimCall) => Promise<{ meta: { version: string } }>) | undefined,
  change: (call: ScimCall) => Promise<T>,
): Promise<T> {
  const made = call.db.transaction(async (db) => {
    const on = { ...call, db };
    await lockPeople(on);
    if (current) mustMatch(ifMatch, (await current(on)).meta.version);
    return change(on);
  });
  return made.catch((error: unknown) => {
    // A registration, which takes no turn with this, was first.
    if (error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION)
      throw taken("Somebody has this address.");
    throw error;
  });
}

/** Where lists are asked for by a POST. */
const SEARCH_ID = ".search";

/** What a list is asked for by, in the address or in a body; nothing for another request. @throws ScimError. */
async function listQueryOf({ method, id, query, body }: Asked): Promise<Record<string, string> | undefined> {
  if (id === undefined && method === "GET") return query;
  if (id !== SEARCH_ID) return undefined;
  if (method !== "POST") throw methodNotAllowed();
  return searchOf(await body(MOST_PERSON));
}

const people: Handler = async (asked) => {
  const { call, method, base, id } = asked;
  const query = await listQueryOf(asked);
  if (query) {
    const list = await listPeople(call, base, pageIn(query), query);
    return { status: 200, body: shownList(list, query) };
  }
  if (id === undefined) {
    if (method !== "POST") throw methodNotAllowed();
    const sent = sentWhole(await asked.body(MOST_PERSON));
    const made = await changing(asked, undefined, (on) => createPerson(on, base, sent));
    return { status: 201, body: made };
  }
  const current = (on: ScimCall) => personView(on, base, id);
  if (method === "GET") return { status: 200, body: await current(call) };
  if (method === "DELETE") {
    await changing(asked, current, (on) => removePerson(on, id));
    return { status: 204 };
  }
  if (method !== "PUT" && method !== "PATCH") throw methodNotAllowed();
  const body = await asked.body(MOST_PERSON);
  const sent = method === "PUT" ? sentWhole(body) : sentByPatch(operationsOf(body));
  return { status: 200, body: await changing(asked, current, (on) => changePerson(on, base, id, sent)) };
};

const groups: Handler = async (asked) => {
  const { call, method, base, id } = asked;
  const query = await listQueryOf(asked);
  const withMembers = !namesOf((query ?? asked.query)["excludedAttributes"]).includes("members");
  if (query) {
    const list = await listGroups(call, base, pageIn(query), query, withMembers);
    return { status: 200, body: shownList(list, query) };
  }
  if (id === undefined) {
    if (method !== "POST") throw methodNotAllowed();
    const sent = sentGroup(await asked.body(MOST_GROUP));
    return { status: 201, body: await changing(asked, undefined, (on) => createGroup(on, base, sent)) };
  }
  const current = (on: ScimCall) => groupView(on, base, id, withMembers);
  if (method === "GET") return { status: 200, body: await current(call) };
  if (method === "DELETE") {
    await changing(asked, current, (on) => removeGroup(on, base, id));
    return { status: 204 };
  }
  if (method !== "PUT" && method !== "PATCH") throw methodNotAllowed();
  const body = await asked.body(MOST_GROUP);
  const sent = method === "PUT" ? sentGroup(body) : groupByPatch(operationsOf(body));
  const view = await changing(asked, current, (on) => changeGroupOf(on, base, id, sent));
  // A group may have thousands of members, so a PATCH does not send them back.
  return method === "PATCH" ? { status: 204 } : { status: 200, body: view };
};

const RESOURCES = new Map<string, Handler>(
  Object.entries({
    serviceproviderconfig: fixed((base, id) => (id === undefined ? serviceProviderConfig(base) : undefined)),
    resourcetypes: fixed(resourceTypesAnswer),
    schemas: fixed(schemasAnswer),
    users: people,
    groups,
    bulk: notBuilt,
    me: notBuilt,
    [SEARCH_ID]: notBuilt,
  }),
);
