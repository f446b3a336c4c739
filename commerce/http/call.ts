import { createHash } from "node:crypto";
import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database, ReplicaRead } from "../database/connection";
import { checked } from "./checked";
import { MUST_WRITE, type DirectReads } from "./direct";
import { correlationIdOf } from "./correlation-id";
import { aboutWhom, actingAs, checkContext } from "./caller";
import { forbidden, OccError } from "./errors";
import { parseFields, project, selectWithin, type Selection } from "./fields";
import { onceOnly } from "./idempotency";
import type { PageMemo, PageOfCall } from "./page-memo";
import { callerMay } from "./policy";
import { parse, type Shape } from "./read-request";
import { type CallDeclaration, routeOf } from "./route";
import type { Upload } from "./read-upload";
import { pageOf, sentBy, type Sent } from "./sent";
import { tellLocation, tellTotal } from "./told-headers";
import { checkPunchOut } from "./punchout-calls";
import { visitOf } from "./punchout-sid";
import { mustTakeJson } from "./negotiate";
import type { Person, Principal } from "./principal";

/** The settings and services of one running API, for every call. */
export interface ApiServices {
  db: Database;
  /**
   * Runs a read whose answer may be some seconds old, on a replica if there is one. Who somebody is, what they may see
   * and what is cached are always read from `db`.
   */
  fromReplica: ReplicaRead;
  now: () => Date;
  demo: boolean;
  mediaBaseUrl: string;
  /** The base URL of a site of the shop, without a trailing slash, for links in emails. */
  storefrontUrl: (site: string) => string;
  authenticate: (authorization: string | undefined) => Promise<Principal>;
  findPerson: (customerId: string) => Promise<Person | undefined>;
  inUnits: (ofUnitOrBelow: Person, person: Person) => Promise<boolean>;
  /** The person with that customer id, if the caller is ordering for them now. */
  orderedFor: (caller: Person, customerId: string) => Promise<Person | undefined>;
  /** The customer for whom an agent acts. @throws OccError 403 where no agent may. */
  assisted: (agent: Person, customerId: string) => Promise<Person>;
  site: (uid: string) => Promise<Site | undefined>;
  /** Hashes a new password, at the cost of this shop. */
  hashPassword: (password: string) => Promise<string>;
  /** The memo of reads that the calls of one page share; see page-memo.ts. */
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

const NO_FILE: Upload = { name: "", content: new Uint8Array(), digest: "" };

type Infer<S extends Shape | undefined> = S extends Shape ? z.infer<S> : Record<string, never>;

/** The argument of a handler. `db` is a transaction for every verb except GET. */
export interface Call<P = unknown, Q = unknown, B = unknown> extends ApiServices {
  baseSite: Site;
  params: P;
  query: Q;
  body: B;
  principal: Principal;
  /** The person the call is about: the `{userId}` of the path, else the caller. */
  about: Person;
  header: (name: string) => string | undefined;
  /** Sets a header of the answer of a read. The stored answer of a repeated write would not have it. */
  setHeader: (name: string, value: string) => void;
  /** The file that a call with `upload` was sent; for other calls an empty one. */
  upload: Upload;
  /** Reads a value once for all calls of one page; see page-memo.ts. */
  once: <T>(key: string, read: () => Promise<T>) => Promise<T>;
}

type PartOf<T> = T extends readonly (infer One)[]
  ? PartOf<One>[]
  : T extends object
    ? { [Name in keyof T]?: PartOf<T[Name]> }
    : T;

/** What a handler may answer: what the schema takes, a part of it, or a file. Checked by the compiler. */
export type Answered<A> = A extends z.ZodType
  ? z.input<A> | PartlyRead<PartOf<z.input<A>>> | Response
  : unknown;

export type Handler<P, Q, B, A = unknown> = (call: Call<P, Q, B>) => Promise<A>;

/** An answer that has only the selected properties, because the handler read no others. */
export class PartlyRead<T = unknown> {
  constructor(readonly answer: T) {}
}

/**
 * Registers the calls of one API. Each call is declared once, with its input, its output and who may use it.
 */
export class Registrar {
  private readonly memo: PageMemo;

  constructor(
    private readonly app: OpenAPIHono,
    private readonly services: ApiServices,
    private readonly direct: DirectReads,
  ) {
    this.memo = services.memo;
  }

  call<
    P extends Shape | undefined = undefined,
    Q extends Shape | undefined = undefined,
    B extends Shape | undefined = undefined,
    A extends z.ZodType | undefined = undefined,
  >(
    declaration: CallDeclaration<P, Q, B, A>,
    handler: Handler<Infer<P>, Infer<Q>, Infer<B>, Answered<A>>,
    /**
     * For a write that rarely changes anything: runs first, without a transaction. Undefined means that a
     * write is needed.
     */
    look?: Handler<Infer<P>, Infer<Q>, Infer<B>, Answered<A> | undefined>,
  ): void {
    const status = declaration.status ?? 200;
    const { full, params, query, route } = routeOf(declaration);
    this.app.openAPIRegistry.registerPath(route);
    const opening = { ...declaration, params, query };
    const ask = (handle: Handler<Infer<P>, Infer<Q>, Infer<B>>, on: Call) =>
      handle(on as unknown as Call<Infer<P>, Infer<Q>, Infer<B>>);
    const selectionOf = (call: Call): Selection => {
      const asked = parseFields(fieldsOf(call.query) || "DEFAULT");
      const selection = declaration.fieldsWithin ? selectWithin(asked, declaration.fieldsWithin) : asked;
      // An unknown property name is refused before the call does anything.
      if (declaration.answer && selection.names.size > 0) project(undefined, declaration.answer, selection);
      return selection;
    };
    const shown = (result: unknown, selection: Selection) => {
      if (result instanceof Response || !declaration.answer) return result;
      if (result instanceof PartlyRead) return project(result.answer, declaration.answer, selection);
      return project(checked(result, declaration.answer), declaration.answer, selection);
    };
    const read = async (sent: Sent) => {
      const call = await this.open(sent, opening, pageOf(sent));
      const selection = selectionOf(call);
      const seen = await ask(handler, call);
      return { seen, result: shown(seen, selection) };
    };
    const lookOnly = async (sent: Sent) => {
      const call = await this.open(sent, opening, pageOf(sent));
      const selection = selectionOf(call);
      const seen = look && (await ask(look, call));
      return seen === undefined ? MUST_WRITE : shown(seen, selection);
    };
    const write = async (sent: Sent) => {
      const call = await this.open(sent, opening, look && pageOf(sent, "before this write"));
      const selection = selectionOf(call);
      const seen = look && (await ask(look, call));
      if (seen !== undefined) return { made: undefined, result: shown(seen, selection) };
      let made: unknown;
      const result = await this.write(call, sent, async (db) => {
        made = await ask(handler, { ...call, db, once: (_key, readOnce) => readOnce() });
        return shown(made, selection);
      });
      return { made, result };
    };
    const done = (c: Context, result: unknown) => {
      if (result instanceof Response) return result;
      if (result === undefined || !declaration.answer) return c.body(null, status === 204 ? 204 : status);
      return c.json(result as object, status as 200);
    };
    const path = full.replace(/\{(\w+)\}/g, ":$1");
    const method = declaration.method.toUpperCase();
    if (method === "GET" || declaration.reads) {
      this.direct.add(method, declaration.path, async (sent) => (await read(sent)).result);
      this.app.on(method, path, async (c) => {
        const { seen, result } = await read(sentBy(c));
        tellTotal(c, seen);
        return done(c, result);
      });
    } else {
      if (look) this.direct.add(method, declaration.path, lookOnly);
      this.app.on(method, path, async (c) => {
        const { made, result } = await write(sentBy(c));
        if (declaration.locatedBy && !(result instanceof Response)) {
          tellLocation(c, declaration.locatedBy, made ?? result);
        }
        return done(c, result);
      });
    }
  }

  /** A write invalidates the reads of its page, before and after it. */
  private async write(call: Call, sent: Sent, run: (db: Database) => Promise<unknown>): Promise<unknown> {
    const id = correlationIdOf(sent);
    this.memo.forget(id);
    try {
      return await onceOnly(this.services.db, scopeOf(call, sent), sent.header("Idempotency-Key"), run);
    } finally {
      this.memo.forget(id);
    }
  }

  private async open(
    sent: Sent,
    declaration: Pick<
      CallDeclaration<Shape, Shape, Shape | undefined>,
      | "method"
      | "path"
      | "who"
      | "reads"
      | "needs"
      | "others"
      | "own"
      | "proxied"
      | "hidden"
      | "answer"
      | "body"
      | "mostBytes"
      | "upload"
    > & {
      params: Shape;
      query: Shape;
    },
    page: PageOfCall | undefined,
  ): Promise<Call> {
    const params = parse(declaration.params, sent.params, "path");
    const site = await this.services.site(String(params["baseSiteId"]));
    if (!site) {
      throw new OccError(400, {
        type: "InvalidResourceError",
        message: `Base site ${String(params["baseSiteId"])} doesn't exist`,
      });
    }
    // The caller is checked before the body, so that a stranger learns nothing from validation errors.
    const token = sent.header("Authorization");
    const principal = await this.memo.once(page, `token ${token}`, () => this.services.authenticate(token));
    const userId = params["userId"] as string | undefined;
    checkPunchOut(principal, declaration);
    const asked = {
      ...declaration,
      userId,
      path: sent.path,
      orderingFor: sent.header("proxyuserid"),
      assisting: sent.header("sap-commerce-cloud-user-id"),
    };
    const acting = await actingAs(asked, principal, (agent, id) =>
      this.memo.once(page, `${agent.user.customerId} assists ${id}`, () => this.services.assisted(agent, id)),
    );
    const about = await aboutWhom(asked, acting, {
      ...this.services,
      orderedFor: (caller, id) =>
        this.memo.once(page, `${caller.user.customerId} for ${id}`, () =>
          this.services.orderedFor(caller, id),
        ),
    });
    if (declaration.needs && !callerMay(acting, declaration.needs)) throw forbidden();
    if (declaration.answer) mustTakeJson(sent);
    const upload = declaration.upload && sent.upload ? await sent.upload(declaration.upload) : { ...NO_FILE };
    const posted = declaration.upload ? {} : await sent.body(declaration.mostBytes);
    // Spring reads parameters from the query or from a form body, and clients rely on it (contract §1.8).
    const query = parse(declaration.query, { ...(sent.form ? posted : {}), ...sent.query }, "query");
    checkContext(site, query, declaration.who === "person" ? about : undefined);
    const body = declaration.body ? parse(declaration.body, { ...posted }, "body") : {};
    const visit = visitOf(sent);
    return {
      ...this.services,
      baseSite: site,
      params,
      query,
      body,
      principal,
      about: about as Person,
      header: sent.header,
      setHeader: sent.setHeader ?? (() => {}),
      upload,
      once: (key, read) => this.memo.once(page, `${about?.user.customerId} ${visit} ${key}`, read),
    };
  }
}

/**
 * A key is valid for one caller, one call and one input. The same key for another call or with another body
 * is a new write: a page from the browser's cache sends its old key with a changed form, and both forms are
 * intended.
 */
const scopeOf = (call: Call, sent: Sent) => {
  const own = call.principal.kind === "person" ? call.principal.user.customerId : call.principal.kind;
  // `current` may be somebody whom the caller orders for.
  const about = (call.about as Person | undefined)?.user.customerId ?? own;
  const caller = about === own ? own : `${own} for ${about}`;
  const { fields: _fields, lang: _lang, curr: _curr, ...asked } = call.query as Record<string, unknown>;
  return `${caller} ${sent.method} ${sent.path} ${digestOf([asked, call.body, call.upload.digest])}`;
};

const digestOf = (asked: unknown) =>
  createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 22);

/** The `fields` selection of a call's query as it was sent. */
export const fieldsOf = (query: unknown): string | undefined => (query as { fields?: string }).fields;
