import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { drawGarment, drawSwatch, parseGarmentPath, parseSwatchPath } from "./garments";
import { PICTURE_NAME } from "./picture-type";
import { pictures } from "./tables";

const MEDIA_TYPES = ["image/svg+xml", "image/png", "image/jpeg", "image/webp", "image/avif"];

/** A drawing may have styles, and nothing else that does something: neither scripts nor files of others. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Pictures under /medias. Demo garments are drawn from their file name on request, and never change, so they can be cached
 * without limit. Others came with the program: another import may bring other bytes under the name, so a browser asks
 * again after an hour.
 */
export function mediaRoutes(app: OpenAPIHono, db: Database): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/medias/{file}",
      operationId: "getMedia",
      tags: ["Media"],
      summary: "A picture, by the URL in an answer",
      description: "A drawing of the demo, or a picture that came with the program.",
      request: {
        params: z.object({
          file: z.string().openapi({ description: "The file name, as in the `url` of an answer." }),
        }),
      },
      responses: {
        200: {
          description: "The picture",
          content: Object.fromEntries(MEDIA_TYPES.map((type) => [type, { schema: z.string() }])),
        },
        304: { description: "The picture is the one whose ETag was sent" },
        404: { description: "There is no such picture" },
      },
    }),
  );
  app.get("/medias/:file", async (c) => {
    const name = c.req.param("file");
    const drawing = drawingOf(name);
    if (drawing !== undefined) {
      return c.body(drawing, 200, {
        "Content-Type": "image/svg+xml; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Security-Policy": POLICY,
      });
    }
    if (!PICTURE_NAME.test(name)) return c.notFound();
    const known = /^"([0-9a-f]{32})"$/.exec(c.req.header("If-None-Match") ?? "")?.[1];
    const [picture] = await db
      .select({
        digest: pictures.digest,
        mediaType: pictures.mediaType,
        // It may have megabytes, which a browser that has it does not need.
        content:
          sql`case when left(${pictures.digest}, 32) = ${known ?? ""} then null else ${pictures.content} end`.mapWith(
            pictures.content,
          ),
      })
      .from(pictures)
      .where(eq(pictures.name, name));
    if (!picture) return c.notFound();
    const headers = {
      ETag: `"${picture.digest.slice(0, 32)}"`,
      "Cache-Control": "public, max-age=3600",
      "Content-Security-Policy": POLICY,
    };
    const content = picture.content as Uint8Array<ArrayBuffer> | null;
    if (!content) return c.body(null, 304, headers);
    return c.body(new Uint8Array(content), 200, { ...headers, "Content-Type": picture.mediaType });
  });
}

function drawingOf(file: string): string | undefined {
  const garment = parseGarmentPath(file);
  if (garment) return drawGarment(garment);
  const swatch = parseSwatchPath(file);
  return swatch && drawSwatch(swatch);
}
