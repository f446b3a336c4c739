import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database } from "../database/connection";
import { correlationIdOf } from "./correlation-id";
import { forbidden, OccError, OccErrorsSchema } from "./errors";
import { parseFields, project } from "./fields";
import { onceOnly } from "./idempotency";
import type { PageMemo } from "./page-memo";
import { isForm, parse, readBody, type Shape } from "./read-request";
import { visitOf } from "./punchout-sid";
import { AGENT_GROUP, type Person, type Principal } from "./principal";

/** What every call can reach: settings and services of one running API. */
export interface ApiServices {
  db: Database;
  now: () => Date;
  demo: boolean;
  mediaBaseUrl: string;
  /** Where people open a site of the shop, without a slash at the end: what links in mails begin with. */
  storefrontUrl: (site: string) => string;
  authenticate: (authorization: string | undefined) => Promise<Principal>;
  findPerson: (customerId: string) => Promise<Person | undefined>;
  site: (uid: string) => Promise<Site | undefined>;
  /** What pages share of their answers; see page-memo.ts. */
  memo: PageMemo;
}

export interface Site {
  uid: string;
  name: string;
  theme: "default" | "wholesale";
  locale: string;
  languages: string[];
  currencies: string[];
}

type Infer<S extends Shape | undefined> = S extends Shape ? z.infer<S> : Record<string, never>;

interface CallDeclaration<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
> {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /occ/v2/{baseSiteId}; a `{userId}` in it is resolved to the person in `about`. */
  path: string;
  summary: string;
  tag: string;
  /** anyone: no token needed; person: a signed-in person. */
  who: "anyone" | "person";
  params?: P;
  query?: Q;
  body?: B;
  answer?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
}

/** What a handler is given. `db` is a transaction for every verb but GET. */
export interface Call<P = unknown, Q = unknown, B = unknown> extends ApiServices {
  baseSite: Site;
  params: P;
  query: Q;
  body: B;
  principal: Principal;
  /** The person the call is about: the `{userId}` of the path, else the caller. */
  about: Person;
  header: (name: string) => string | undefined;
  /** Reads what several questions of one page need once for all of them; see page-memo.ts. */
  once: <T>(key: string, read: () => Promise<T>) => Promise<T>;
}

export type Handler<P, Q, B> = (call: Call<P, Q, B>) => Promise<unknown>;

const occErrors = {
  content: { "application/json": { schema: OccErrorsSchema } },
  description: "Refused; the type of each error says why",
};

/** An answer that holds only what was asked for, because the handler read no more. */
export class PartlyRead {
  constructor(readonly answer: object) {}
}

/** The registrar of one API: each call is declared once, with what goes in, what comes out and who may. */
export class Registrar {
  private readonly memo: PageMemo;

  constructor(
    private readonly app: OpenAPIHono,
    private readonly services: ApiServices,
  ) {
    this.memo = services.memo;
  }

  call<
    P extends Shape | undefined = undefined,
    Q extends Shape | undefined = undefined,
    B extends Shape | undefined = undefined,
  >(
    declaration: CallDeclaration<P, Q, B>,
    handler: Handler<Infer<P>, Infer<Q>, Infer<B>>,
    /** Of a write that seldom finds anything to do: asked first, without a transaction. Undefined: it has to write. */
    look?: Handler<Infer<P>, Infer<Q>, Infer<B>>,
  ): void {
    const status = declaration.status ?? 200;
    const full = `/occ/v2/{baseSiteId}${declaration.path}`;
    const pathNames = [...full.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
    const params = z.object({
      ...Object.fromEntries(pathNames.map((name) => [name, z.string().min(1).max(200)])),
      ...(declaration.params?.shape ?? {}),
    });
    const query = z.object({
      ...(declaration.query?.shape ?? {}),
      ...(declaration.answer ? { fields: z.string().max(4000).optional() } : {}),
      lang: z.string().max(20).optional(),
      curr: z.string().max(20).optional(),
    });
    const route = createRoute({
      method: declaration.method,
      path: full,
      summary: declaration.summary,
      tags: [declaration.tag],
      ...(declaration.who === "person" ? { security: [{ oauth: [] }] } : {}),
      request: {
        params,
        query,
        ...(declaration.body
          ? { body: { content: { "application/json": { schema: declaration.body } } } }
          : {}),
      },
      responses: {
        [status]: declaration.answer
          ? { content: { "application/json": { schema: declaration.answer } }, description: "Done" }
          : { description: "Done" },
        400: occErrors,
        401: occErrors,
        403: occErrors,
        404: occErrors,
      },
    });
    this.app.openAPIRegistry.registerPath(route);
    const path = full.replace(/\{(\w+)\}/g, ":$1");
    this.app.on(declaration.method.toUpperCase(), path, async (c) => {
      const reading = declaration.method === "get";
      const pageId = reading ? pageIdOf(c) : look && pageIdOf(c, "before this write");
      const call = await this.open(c, { ...declaration, params, query }, pageId);
      const selection = parseFields(fieldsOf(call.query) || "DEFAULT");
      // A name that the answer does not have is refused before anything is done.
      if (declaration.answer && selection.names.size > 0) project(undefined, declaration.answer, selection);
      const ask = (handle: typeof handler, asked: Call) =>
        handle(asked as unknown as Call<Infer<P>, Infer<Q>, Infer<B>>);
      const shown = (result: unknown) => {
        if (result instanceof Response || !declaration.answer) return result;
        if (result instanceof PartlyRead) return project(result.answer, declaration.answer, selection);
        return project(checked(result, declaration.answer), declaration.answer, selection);
      };
      const write = async (db: Database) =>
        shown(await ask(handler, { ...call, db, once: (_key, read) => read() }));
      const seen = reading ? await ask(handler, call) : look && (await ask(look, call));
      const result = reading || seen !== undefined ? shown(seen) : await this.write(call, c, write);
      if (result instanceof Response) return result;
      if (result === undefined || !declaration.answer) return c.body(null, status === 204 ? 204 : status);
      return c.json(result as object, status as 200);
    });
  }

  /** A write of a page makes what the page has read stale, before it and after it. */
  private async write(call: Call, c: Context, run: (db: Database) => Promise<unknown>): Promise<unknown> {
    const pageId = pageIdOf(c);
    this.memo.forget(pageId);
    try {
      return await onceOnly(this.services.db, scopeOf(call, c), c.req.header("Idempotency-Key"), run);
    } finally {
      this.memo.forget(pageId);
    }
  }

  private async open(
    c: Context,
    declaration: { who: string; path: string; params: Shape; query: Shape; body?: Shape },
    pageId: string | undefined,
  ): Promise<Call> {
    const params = parse(declaration.params, c.req.param(), "path");
    const site = await this.services.site(String(params["baseSiteId"]));
    if (!site) {
      throw new OccError(400, {
        type: "InvalidResourceError",
        message: `Base site ${String(params["baseSiteId"])} doesn't exist`,
      });
    }
    // Who calls comes before what they say: a stranger learns nothing from a body's errors.
    const token = c.req.header("Authorization");
    const principal = await this.memo.once(pageId, `token ${token}`, () => this.services.authenticate(token));
    if (declaration.who === "person" && principal.kind !== "person") throw unauthorised();
    const about = await this.resolve(params["userId"] as string | undefined, principal, declaration.who);
    const sent = c.req.method === "GET" || c.req.method === "HEAD" ? {} : await readBody(c);
    const search = Object.fromEntries(new URL(c.req.url).searchParams);
    // Spring reads parameters from the query or a form body alike, and clients rely on it (contract §1.8).
    const query = parse(declaration.query, { ...(isForm(c) ? sent : {}), ...search }, "query");
    checkContext(site, query);
    const body = declaration.body ? parse(declaration.body, { ...sent }, "body") : {};
    return {
      ...this.services,
      baseSite: site,
      params,
      query,
      body,
      principal,
      about: about as Person,
      header: (name) => c.req.header(name),
      once: (key, read) => this.memo.once(pageId, `${about?.user.customerId} ${visitOf(c.req)} ${key}`, read),
    };
  }

  /** `current` is the caller; somebody else's id needs an agent (contract §22.9). */
  private async resolve(userId: string | undefined, principal: Principal, who: string) {
    if (principal.kind !== "person") {
      if (who === "person" || (userId && userId !== "anonymous")) throw unauthorised();
      return undefined;
    }
    const own = principal.user;
    if (!userId || userId === "current" || userId === own.customerId || userId.toLowerCase() === own.uid) {
      return principal;
    }
    if (userId === "anonymous") return principal;
    const other = own.groups.includes(AGENT_GROUP) ? await this.services.findPerson(userId) : undefined;
    if (!other) throw forbidden();
    return other;
  }
}

/**
 * The page that a question belongs to: its correlation id, and how many writes it has begun and ended. Where
 * several processes answer, the one that is asked next does not know of a write that another one did. A write
 * counts itself, so what the page asked before it has one less.
 */
const pageIdOf = (c: Context, when?: "before this write"): string | undefined => {
  const id = correlationIdOf(c.req);
  const said = /^\d{1,6}$/.exec(c.req.header("X-Page-Writes") ?? "")?.[0];
  if (when) return id && said && `${id} ${Number(said) - 1}`;
  return id && `${id} ${said ?? "0"}`;
};

/** A key counts for one caller and one call: the same key elsewhere is another intention. */
const scopeOf = (call: Call, c: Context) =>
  `${call.principal.kind === "person" ? call.principal.user.customerId : call.principal.kind} ${c.req.method} ${c.req.path}`;

const unauthorised = () =>
  new OccError(401, {
    type: "UnauthorizedError",
    message: "Full authentication is required to access this resource",
  });

function checkContext(site: Site, query: { lang?: string; curr?: string }): void {
  if (query.lang && !site.languages.includes(query.lang)) {
    throw new OccError(400, {
      type: "UnsupportedLanguageError",
      message: `Language ${query.lang} is not supported`,
    });
  }
  if (query.curr && !site.currencies.includes(query.curr)) {
    throw new OccError(400, {
      type: "UnsupportedCurrencyError",
      message: `Currency ${query.curr} is not supported`,
    });
  }
}

/** In tests an answer that breaks its own contract is an error; in production it is sent as declared. */
function checked(result: unknown, schema: z.ZodType): unknown {
  if (process.env["NODE_ENV"] !== "test") return result;
  const outcome = schema.safeParse(result);
  if (!outcome.success) throw new Error(`answer breaks its contract: ${outcome.error.message}`);
  return result;
}

/** The `fields` selection of a call's query as it was sent. */
export const fieldsOf = (query: unknown): string | undefined => (query as { fields?: string }).fields;
