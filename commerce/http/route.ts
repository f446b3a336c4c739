import { createRoute, z } from "@hono/zod-openapi";
import type { Who } from "./caller";
import { OccErrorsSchema } from "./errors";
import type { Capability } from "./policy";
import { isOpenToVisits } from "./punchout-calls";
import type { Shape } from "./read-request";

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
  /** anyone: no token needed; person: a signed-in person. */
  who: Who;
  /** A POST that only reads, because its question needs a body: without a transaction or an idempotency key. */
  reads?: true;
  /** What the caller must be allowed to do; for naming `others` in its scope as `{userId}`; see policy.ts. Else 403. */
  needs?: Capability;
  others?: Capability;
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
  answer?: A;
  /** The media type of an answer that is a file; the handler returns it as a Response. */
  file?: string;
  /** The list in the answer that `fields` is read against, where the contract writes it for one item. */
  fieldsWithin?: string;
  /** The property of a 201's answer that, behind this path, is the new thing's address (contract §1.8). */
  locatedBy?: string;
  status?: 200 | 201 | 202 | 204;
}

const occErrors = {
  content: { "application/json": { schema: OccErrorsSchema } },
  description: "Refused; the type of each error says why",
};

/** The content of a file in the OpenAPI document. */
const FileSchema = z.string().openapi({ format: "binary" });

/** The body of a call that takes a file. */
const UploadSchema = z.object({ file: FileSchema });

/**
 * The full path of a call, the schemas of its path and query, and its route in the OpenAPI document. Every path is
 * below a site, and every call takes OCC's `lang` and `curr`; one with an answer takes `fields` (contract §1).
 */
export function routeOf(
  declaration: CallDeclaration<Shape | undefined, Shape | undefined, Shape | undefined>,
) {
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
    ...(declaration.needs ? { "x-kitroom-capability": declaration.needs } : {}),
    ...(declaration.others ? { "x-kitroom-others": declaration.others } : {}),
    ...(declaration.own ? { "x-kitroom-own": true } : {}),
    ...(declaration.proxied ? { "x-kitroom-proxied": true } : {}),
    ...(declaration.hidden ? { "x-kitroom-hidden": true } : {}),
    ...(isOpenToVisits(declaration) ? { "x-kitroom-in-visits": true } : {}),
    tags: [declaration.tag],
    ...(declaration.who === "person" ? { security: [{ oauth: [] }] } : {}),
    request: {
      params,
      query,
      ...(declaration.body
        ? { body: { content: { "application/json": { schema: declaration.body } } } }
        : {}),
      ...(declaration.upload
        ? { body: { content: { "multipart/form-data": { schema: UploadSchema } } } }
        : {}),
    },
    responses: {
      [declaration.status ?? 200]: declaration.answer
        ? { content: { "application/json": { schema: declaration.answer } }, description: "Done" }
        : declaration.file
          ? { content: { [declaration.file]: { schema: FileSchema } }, description: "The file" }
          : { description: "Done" },
      400: occErrors,
      401: occErrors,
      403: occErrors,
      404: occErrors,
    },
  });
  return { full, params, query, route };
}
