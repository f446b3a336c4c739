import { createRequestHandler } from "@remix-run/express";
import express, { type Request, type Response, type Router } from "express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { barePage } from "~/errors/bare-page.server";
import type { Settings } from "~/config/settings.server";
import { PREVIEW_BASE, type Preview, previewAddress, previewBase } from "~/session/preview.server";
import { frameableBy } from "./answer-headers.server";
import type { RouteChains } from "./route-chains.server";

interface Parts {
  chains: RouteChains;
  settings: Pick<Settings, "previewRoute" | "previewOrigins">;
  context: (request: Request, response: Response) => AppLoadContext;
}

/**
 * Content previews (docs/decisions/0089): an address that ends with the preview route leads to the pages below
 * /preview/{ticket}, whose links keep the ticket in the path. They are only read: nothing is posted there.
 */
export function previews({ chains, settings, context }: Parts): Router {
  const router = express.Router();
  router.get("*", (request, response, next) => {
    const address = previewAddress(request.originalUrl, settings.previewRoute);
    if (!address) return next();
    response.setHeader("Cache-Control", "no-store");
    response.redirect(303, address);
  });
  const page = (request: Request<{ ticket: string }>, response: Response, next: express.NextFunction) => {
    const { ticket } = request.params;
    const preview: Preview = { ticket, origins: settings.previewOrigins };
    if (preview.origins.length > 0) frameableBy(response, [...preview.origins]);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).setHeader("Allow", "GET, HEAD");
      response.type("html").send(barePage("Nothing can be sent from a preview", "It only shows pages."));
      return;
    }
    const build: ServerBuild = {
      ...chains.of(request.path.replace(PREVIEW_BASE, "")),
      basename: previewBase(ticket),
    };
    const getLoadContext = () => ({ ...context(request, response), preview });
    void createRequestHandler({ build, getLoadContext })(request, response, next);
  };
  router.all("/preview/:ticket", page);
  router.all("/preview/:ticket/*", page);
  return router;
}
