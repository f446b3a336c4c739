import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import { drawGarment, drawSwatch, parseGarmentPath, parseSwatchPath } from "./garments";

/**
 * Pictures under /medias. Demo garments are drawn from their file name on request; a name that is not on the
 * allow-list is not found. A picture with one name never changes, so it can be cached without limit.
 */
export function mediaRoutes(app: OpenAPIHono): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/medias/{file}",
      operationId: "getMedia",
      tags: ["Media"],
      summary: "A picture, by the URL in an answer",
      description: "A picture with one name never changes, so it can be cached without limit.",
      request: {
        params: z.object({
          file: z.string().openapi({ description: "The file name, as in the `url` of an answer." }),
        }),
      },
      responses: {
        200: { description: "The picture", content: { "image/svg+xml": { schema: z.string() } } },
        404: { description: "There is no such picture" },
      },
    }),
  );
  app.get("/medias/:file", (c) => {
    const drawing = drawingOf(c.req.param("file"));
    if (drawing === undefined) return c.notFound();
    return c.body(drawing, 200, {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });
}

function drawingOf(file: string): string | undefined {
  const garment = parseGarmentPath(file);
  if (garment) return drawGarment(garment);
  const swatch = parseSwatchPath(file);
  return swatch && drawSwatch(swatch);
}
