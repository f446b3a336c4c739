import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database } from "../database/connection";
import {
  type Answered,
  type ApiServices,
  type Call,
  fieldsOf,
  type Handler,
  type Infer,
  PartlyRead,
} from "./call";
import { checked } from "./checked";
import { correlationIdOf } from "./correlation-id";
import type { CallDeclaration } from "./declaration";
import { type DirectReads, MUST_WRITE } from "./direct";
import { OccError } from "./errors";
import { parseFields, project, selectWithin, type Selection } from "./fields";
import { onceOnly } from "./idempotency";
import { scopeOf } from "./idempotency-scope";
import { openCall } from "./open-call";
import type { PageMemo } from "./page-memo";
import type { Shape } from "./read-request";
import { routeOf } from "./route";
import { pageOf, type Sent } from "./input";
import { sentBy } from "./input-of-request";
import { setLocation, setTotal } from "./answer-headers";

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
      const call = await openCall(this.services, sent, opening, pageOf(sent));
      const selection = selectionOf(call);
      const seen = await ask(handler, call);
      return { seen, result: shown(seen, selection) };
    };
    const lookOnly = async (sent: Sent) => {
      const call = await openCall(this.services, sent, opening, pageOf(sent));
      const selection = selectionOf(call);
      const seen = look && (await ask(look, call));
      return seen === undefined ? MUST_WRITE : shown(seen, selection);
    };
    const write = async (sent: Sent) => {
      const call = await openCall(this.services, sent, opening, look && pageOf(sent, "before this write"));
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
    if (declaration.rows) {
      this.app.on(method, path, async (c) => done(c, (await read(sentBy(c))).result));
    } else if (method === "GET" || declaration.reads) {
      this.direct.add(method, declaration.path, async (sent) => (await read(sent)).result);
      this.app.on(method, path, async (c) => {
        const { seen, result } = await read(sentBy(c));
        setTotal(c, seen);
        return done(c, result);
      });
    } else {
      if (look) this.direct.add(method, declaration.path, lookOnly);
      this.app.on(method, path, async (c) => {
        const { made, result } = await write(sentBy(c));
        if (declaration.locatedBy && !(result instanceof Response)) {
          setLocation(c, declaration.locatedBy, made ?? result);
        }
        return done(c, result);
      });
    }
  }

  /** A write invalidates the reads of its page, before and after it. What a rule refuses is noted once it is undone. */
  private async write(call: Call, sent: Sent, run: (db: Database) => Promise<unknown>): Promise<unknown> {
    const id = correlationIdOf(sent);
    this.memo.forget(id);
    try {
      return await onceOnly(this.services.db, scopeOf(call, sent), sent.header("Idempotency-Key"), run);
    } catch (error) {
      const { about } = call as Partial<Call>;
      if (about && error instanceof OccError) await this.services.noteRefused(call, error);
      throw error;
    } finally {
      this.memo.forget(id);
    }
  }
}
