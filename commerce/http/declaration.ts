import type { z } from "@hono/zod-openapi";
import type { Capability } from "./policy";
import type { Scope } from "./scopes";
import type { Shape } from "./read-request";

/** Who may make a call: anyone, a signed-in person, or one of the operator's own systems, which is nobody. */
export type Who = "anyone" | "person" | "client";

/** What a call is: its input, its output and who may use it. */
export interface CallDeclaration<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /occ/v2/{baseSiteId}; a `{userId}` in it is resolved to the person in `about`. */
  path: string;
  summary: string;
  tag: string;
  /** anyone: no token needed; person: a signed-in person; client: an application's own token with the scope `feeds`. */
  who: Who;
  /** A POST that only reads, because its question needs a body: without a transaction or an idempotency key. */
  reads?: true;
  /** What the caller must be allowed to do; for naming `others` in its scope as `{userId}`; see policy.ts. Else 403. */
  needs?: Capability;
  others?: Capability;
  /** The scope that the caller's token must have, or all of several; see scopes.ts. Else 403. `basic` if left out. */
  scope?: Scope | readonly Scope[];
  /** What is the person's alone, such as their password: nobody else may make it, not even an agent. */
  own?: true;
  /** May be made for somebody whom the caller orders for: the person of the `proxyuserid` header. */
  proxied?: true;
  /** Answers 404 without a token: for the catalogue of a site that requires a sign-in (contract §22.11). */
  hidden?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** The largest body in bytes, where it is more than the 512 KB of other calls. */
  mostBytes?: number;
  /** The body is one file, as multipart/form-data, of at most so many bytes. */
  upload?: number;
  /**
   * The body is rows, as NDJSON or CSV, of at most so many bytes. Each row is a transaction of its own and has a key by
   * which it is known again, so the call runs without a transaction and without an idempotency key.
   */
  rows?: number;
  answer?: A;
  /** The media type of an answer that is a file; the handler returns it as a Response. */
  file?: string;
  /** The list in the answer that `fields` is read against, where the contract writes it for one item. */
  fieldsWithin?: string;
  /** The property of a 201's answer that, behind this path, is the new thing's address (contract §1.8). */
  locatedBy?: string;
  status?: 200 | 201 | 202 | 204;
}
