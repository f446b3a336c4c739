import fc from "fast-check";
import { openApiDocument } from "../../commerce/contract/types";
import type { Cast } from "../matrix/cast";
import { CLIENT } from "../support/settings";
import { BASE, fillCall, nameOf, type Call } from "../matrix/requests";
import { bent, type Schema } from "./schemas";
import { brokenBody, contentType, headerText, hostileText, inAddress, pathPart } from "./values";

/** One request of a hostile run, as plain data, so that a failure prints what was sent. */
export interface Plan {
  method: string;
  /** Whose token it carries; `nobody` has none and `forger` one that never was. */
  who: Asker;
  /** Below the host. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

type Asker = "wearer" | "bankWearer" | "nobody" | "forger";

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const { paths = {} } = openApiDocument() as { paths?: Record<string, Record<string, Operation>> };

/** What the document says of a call: the names that its query may hold, and the schema of its body. */
function declared({ method, path }: Call): { names: string[]; schema?: Schema } {
  const operation = paths[`${BASE}${path}`]![method.toLowerCase()]!;
  return {
    names: (operation.parameters ?? []).filter((p) => p.in === "query").map(({ name }) => name),
    schema: operation.requestBody?.content?.["application/json"]?.schema,
  };
}

/** One of the parts of a path that have names, as nobody would write it. */
const bentPath = (call: Call, filled: string): fc.Arbitrary<string> => {
  const named = call.path.split("/").flatMap((part, at) => (part.startsWith("{") ? [at] : []));
  if (named.length === 0) return fc.constant(filled);
  return fc
    .tuple(fc.constantFrom(...named), pathPart)
    .map(([at, part]) => filled.split("/").with(at, part).join("/"));
};

const pair = (name: string, value: string) => `${inAddress(name)}=${inAddress(value)}`;

const typed = (type: string | undefined): Record<string, string> => (type ? { "Content-Type": type } : {});

const goodQuery = (good: Record<string, string>) =>
  Object.entries(good).map(([name, value]) => pair(name, value));

/** A good query with one or two declared names holding anything, sent twice, missing, or with more than declared. */
function bentQuery(names: string[], good: Record<string, string>): fc.Arbitrary<string[]> {
  const extra = fc.constantFrom(
    "__proto__=1",
    "constructor=1",
    "a[b]=1",
    "=1",
    "&&",
    "%ff=%ff",
    "userId=KC-000002",
  );
  const fate = fc.oneof(
    { weight: 6, arbitrary: fc.array(hostileText, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(hostileText, { minLength: 2, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
  );
  return fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...names), fate), { minLength: 1, maxLength: 2 }),
      fc.option(extra, { freq: 4 }),
    )
    .map(([bends, more]) => {
      const bent = new Map(bends);
      const kept = Object.entries(good).filter(([name]) => !bent.has(name));
      const said = [...bent].flatMap(([name, texts]) => texts.map((text) => pair(name, text)));
      return [...goodQuery(Object.fromEntries(kept)), ...said, ...(more ? [more] : [])];
    });
}

const bentHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      "Idempotency-Key": fc.oneof(headerText, fc.constant("key-12345678")),
      "X-Correlation-Id": headerText,
      punchoutsid: headerText,
      Accept: headerText,
      "Accept-Language": headerText,
    },
    { requiredKeys: [] },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value.trim() !== "")));

/** What of a request is bent; the rest is as a good request has it, so that it gets as far as it can. */
const BENDS = ["path", "query", "headers", "type", "who", "site", "body", "body", "body"] as const;
const bends = fc.uniqueArray(fc.constantFrom(...BENDS), { minLength: 1, maxLength: 2 });

/** Requests of one call: the good one, bent in a place or two. */
export function plansOf(call: Call, cast: Cast): fc.Arbitrary<Plan> {
  const { names, schema } = declared(call);
  const { things } = cast.wearer;
  const good = fillCall(call, things, "current");
  if (!good) throw new Error(`the wearer cannot ask ${nameOf(call)}`);
  const body = schema
    ? fc.oneof({ weight: 4, arbitrary: bent(schema) }, { weight: 1, arbitrary: brokenBody })
    : brokenBody;
  const bendable = {
    path: bentPath(call, good.path),
    query: bentQuery(names, good.query ?? {}),
    headers: bentHeaders,
    type: contentType,
    who: fc.constantFrom<Asker[]>("nobody", "forger", "bankWearer"),
    site: fc.oneof(pathPart, fc.constant("wholesale")),
    body,
  };
  return bends.chain((bent) => {
    const bend = <K extends keyof typeof bendable, T>(name: K, kept: T) =>
      bent.includes(name) ? (bendable[name] as fc.Arbitrary<T>) : fc.constant(kept);
    return fc
      .record({
        path: bend("path", good.path),
        query: bend("query", goodQuery(good.query ?? {})),
        headers: bend<"headers", Record<string, string>>("headers", {}),
        type: bend<"type", string | undefined>("type", "application/json"),
        who: bend<"who", Asker>("who", "wearer"),
        site: bend("site", "uniforms"),
        body: bend("body", good.body === undefined ? "" : JSON.stringify(good.body)),
      })
      .map(({ path, query, headers, type, who, site, body }) => ({
        method: call.method,
        who,
        address: `/occ/v2/${site}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
        headers: {
          ...(body ? typed(type) : {}),
          ...headers,
        },
        ...(body && call.method !== "GET" ? { body } : {}),
      }));
  });
}

/** A body with one of its texts replaced, wherever it lies; undefined for a schema without texts. */
function textsIn(schema: Schema, path: string[] = []): string[][] {
  if (schema.type === "string" && !schema.enum) return [path];
  if (schema.items) return textsIn(schema.items, [...path, "0"]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

const withText = (body: unknown, [name, ...rest]: string[], text: string): unknown => {
  if (name === undefined) return text;
  if (name === "0") return [withText((body as unknown[] | undefined)?.[0], rest, text)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
};

/** Every place of a call that holds a text of the caller's choice, with the good request that holds it there. */
export function textPlaces(call: Call, cast: Cast): { place: string; planOf: (text: string) => Plan }[] {
  const { names, schema } = declared(call);
  const good = fillCall(call, cast.wearer.things, "current");
  if (!good) throw new Error(`the wearer cannot ask ${nameOf(call)}`);
  const plan = (path: string, query: string[], body: unknown): Plan => ({
    method: call.method,
    who: "wearer",
    address: `/occ/v2/uniforms${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: body === undefined ? {} : typed("application/json"),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const kept = Object.entries(good.query ?? {});
  const without = (name: string) => kept.filter(([other]) => other !== name).map(([n, v]) => pair(n, v));
  return [
    ...names.map((name) => ({
      place: `query ${name}`,
      planOf: (text: string) => plan(good.path, [...without(name), pair(name, text)], good.body),
    })),
    ...(schema ? textsIn(schema) : []).map((path) => ({
      place: `body ${path.join(".")}`,
      planOf: (text: string) => plan(good.path, without(""), withText(good.body, path, text)),
    })),
  ];
}

const GRANTS = ["password", "refresh_token", "client_credentials", "authorization_code", ""];
const FORM = "application/x-www-form-urlencoded";

/** Forms for the authorization server: known names with anything in them, missing or twice. */
export const formPlans: fc.Arbitrary<Plan> = fc
  .record({
    endpoint: fc.constantFrom("token", "token", "token", "revoke"),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string | undefined>(FORM) },
      { weight: 1, arbitrary: contentType },
    ),
    pairs: fc.array(
      fc.tuple(
        fc.constantFrom(
          "client_id",
          "client_secret",
          "username",
          "password",
          "refresh_token",
          "token",
          "scope",
          "__proto__",
        ),
        hostileText,
      ),
      { maxLength: 6 },
    ),
    grant: fc.option(fc.oneof(fc.constantFrom(...GRANTS), hostileText)),
    known: fc.boolean(),
    broken: fc.option(brokenBody, { freq: 6 }),
  })
  .map(({ endpoint, type, pairs, grant, known, broken }): Plan => {
    const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
    const form = [
      ...(known ? Object.entries(client) : []),
      ...(grant === null ? [] : [["grant_type", grant] as const]),
      ...pairs,
    ];
    return {
      method: "POST",
      who: "nobody",
      address: `/authorizationserver/oauth/${endpoint}`,
      headers: typed(type),
      body: broken ?? form.map(([name, value]) => pair(name, value)).join("&"),
    };
  });

/** Addresses that no call has, or has with another method. */
export const strayPlans: fc.Arbitrary<Plan> = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "QUERY"),
    start: fc.constantFrom(
      "",
      "/occ",
      "/occ/v2",
      "/occ/v2/uniforms",
      "/occ/v2/basesites",
      "/occ/v2/openapi.json",
      "/medias",
      "/authorizationserver/oauth",
    ),
    parts: fc.array(pathPart, { maxLength: 4 }),
    query: fc.option(pathPart),
  })
  .map(({ method, start, parts, query }): Plan => ({
    method,
    who: "nobody",
    address: `${start}/${parts.join("/")}${query === null ? "" : `?${query}`}`,
    headers: {},
  }));
