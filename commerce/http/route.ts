import { createRoute, z } from "@hono/zod-openapi";
import type { CallDeclaration } from "./declaration";
import { OccErrorsSchema } from "./errors";
import { isOpenToVisits } from "./punchout-calls";
import type { Shape } from "./read-request";
import { scopesOf } from "./scopes";

const occErrors = {
  content: { "application/json": { schema: OccErrorsSchema } },
  description: "Refused; the type of each error says why",
};

/** The body of a call that takes rows. */
const RowsSchema = z.string();

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
    ...(declaration.who === "client" ? { "x-kitroom-client": true } : {}),
    ...(isOpenToVisits(declaration) ? { "x-kitroom-in-visits": true } : {}),
    tags: [declaration.tag],
    ...(declaration.who !== "anyone" ? { security: [{ oauth: [...scopesOf(declaration)] }] } : {}),
    request: {
      params,
      query,
      ...(declaration.body
        ? { body: { content: { "application/json": { schema: declaration.body } } } }
        : {}),
      ...(declaration.rows
        ? {
            body: {
              content: {
                "application/x-ndjson": { schema: RowsSchema },
                "text/csv": { schema: RowsSchema },
              },
            },
          }
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
