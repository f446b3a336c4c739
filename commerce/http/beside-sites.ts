import type { OpenAPIHono } from "@hono/zod-openapi";
import { unknownResource } from "./errors";

/**
 * The framework has the calls of assisted service beside `/occ/v2`, with the site as a parameter (contract §12). They
 * are those below the site.
 */
export function besideSites(app: OpenAPIHono): void {
  app.all("/assistedservicewebservices/*", (c) => {
    const url = new URL(c.req.url);
    const site = url.searchParams.get("baseSite");
    if (!site) throw unknownResource(c.req.path);
    url.searchParams.delete("baseSite");
    url.pathname = `/occ/v2/${encodeURIComponent(site)}${url.pathname}`;
    return app.fetch(new Request(url, c.req.raw), c.env);
  });
}
