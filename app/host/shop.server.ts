import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { getRequestListener } from "@hono/node-server";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { DirectAnswer, DirectRead, PageContext } from "~/commerce/page-context.server";
import { pictureBase, remotePages, remotePictures } from "~/http/remote-pages.server";
import { clock } from "~/calendar/clock.server";
import type { Settings } from "~/config/settings.server";
import { KEYED_BASE, keyedBase, openKey, VISIT_END } from "~/session/keyed.server";
import { frameableBy } from "./answer-headers.server";
import { bodyLimit } from "./body-limit.server";
import { busySignIn } from "./busy-sign-in.server";
import { buildFiles } from "./build-files.server";
import { hostFault } from "./host-page.server";
import { withDefaultPicture } from "./missing-pictures.server";
import { refuseOddPaths } from "./odd-path.server";
import { offlineFiles } from "./offline-files.server";
import { foreignOriginPage, senderOf } from "./origin.server";
import { pageHandlers } from "./page-handlers.server";
import { watchOf, watchRequests, type PageWatch } from "./page-watch.server";
import { askingForProof } from "./proof.server";
import { originals } from "./pictures/originals.server";
import { pictures } from "./pictures/pictures.server";
import { previews } from "./previews.server";
import { publicFiles } from "./public-files.server";
import { routeChains } from "./route-chains.server";
import { routePatterns } from "./route-patterns.server";
import { documentLimit, signInLimit } from "./sign-in-limit.server";

/** The embedded API, as passed by the host. */
interface Commerce {
  fetch: (request: Request, trace?: PageWatch["trace"]) => Promise<Response>;
  read: (read: DirectRead, trace?: PageWatch["trace"]) => Promise<DirectAnswer>;
  /** Nothing of a page is kept when it is answered. */
  pageEnded: (correlationId: string) => void;
  /** Whether another sign-in would wait for long. */
  signInsBusy: () => boolean;
}

interface Parts {
  build: ServerBuild;
  settings: Settings;
  /** Absent with COMMERCE_URL. */
  commerce?: Commerce;
}

/** The request handler for files, the public paths of the embedded API, pages, and pages of keyed visits. */
export function createShop({ build, settings, commerce }: Parts): express.Router {
  const shop = express.Router();
  shop.use(refuseOddPaths);
  shop.use("/build", buildFiles());
  shop.use(compression());
  // Drawings are smaller by a twentieth for the same time; pages would take a third longer to compress. The last one
  // that is asked compresses.
  shop.use("/medias", compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
  shop.use("/offline", offlineFiles(settings.offlineDrafts));
  shop.use(publicFiles("public", { maxAge: "1h", index: false }));
  shop.use(watchRequests(routePatterns(build), settings.trustProxy !== undefined));
  shop.use(documentLimit(settings.signInLimit), bodyLimit, signInLimit(settings.signInLimit));
  // The demo's card provider is a site of its own that the API's process serves; without the demo it is not found.
  const provider = "/demo-card-provider";
  if (commerce) {
    shop.use(busySignIn(commerce.signInsBusy));
    const metadata = "/.well-known/oauth-authorization-server";
    shop.use(["/occ", "/authorizationserver", "/scim", provider, metadata], serveCommerce(commerce.fetch));
    shop.use("/medias", serveCommerce(withDefaultPicture(commerce.fetch)));
  } else {
    const base = pictureBase(settings);
    if (base) shop.use("/medias", remotePictures(base));
    const backend = settings.commerceUrl?.replace(/\/+$/, "");
    if (backend) shop.use(provider, remotePages(backend + provider, "no-store"));
  }
  const from = originals(settings, commerce?.fetch);
  const folder = join(settings.dataDir, "pictures");
  shop.use("/pictures", pictures({ from, folder, mostBytes: settings.pictureCacheBytes, now: clock }));

  const context = (
    request: express.Request,
    response: express.Response,
  ): PageContext & Record<string, unknown> => {
    const watch = watchOf(request);
    if (commerce) response.once("close", () => commerce.pageEnded(watch.correlationId));
    return {
      commerceFetch: commerce && ((call) => commerce.fetch(call, watch.trace)),
      commerceRead: commerce && ((read) => commerce.read(read, watch.trace)),
      watch,
      asksForPage: !("_data" in request.query),
      correlationId: watch.correlationId,
      // Only a sign-in asks for it.
      get clientAddress() {
        return request.ip && ipKeyGenerator(request.ip);
      },
      signInWait: response.locals["signInWait"] as number | undefined,
    };
  };
  const chains = routeChains(build);
  const pages = pageHandlers(chains, { getLoadContext: context });
  const provenPages = pageHandlers(chains, { getLoadContext: context }, askingForProof);
  const keyedPages: RequestHandler<{ key: string }> = (request, response, next) => {
    const keyed = openKey(request.params.key);
    if (!keyed) return response.redirect(303, VISIT_END);
    frameableBy(response, keyed.frameOrigins);
    // A sandboxed frame sends a null origin, like another site would; the key in the path proves the visit.
    if (request.headers.origin === "null") delete request.headers.origin;
    else if (senderOf(request) === "foreign") return foreignOriginPage(response);
    // A handler of a few routes is made faster than one for each key could be kept.
    const handle = createRequestHandler({
      build: { ...chains.of(request.path.replace(KEYED_BASE, "")), basename: keyedBase(keyed.key) },
      getLoadContext: (...asked) => ({ ...context(...asked), keyed }),
    });
    return void handle(request, response, next);
  };
  shop.use(previews({ chains, settings, context }));
  // The home page of a keyed visit has only the key in its path.
  shop.all("/s/:key", keyedPages);
  shop.all("/s/:key/*", keyedPages);
  shop.all("*", (request, response, next) => {
    const sender = senderOf(request);
    if (sender === "foreign") return foreignOriginPage(response);
    const handle = (sender === "own" ? pages : provenPages)(request.path);
    return void handle(request, response, next);
  });
  shop.use(hostFault);
  return shop;
}

function serveCommerce(fetch: Commerce["fetch"]): RequestHandler {
  const listen = getRequestListener((call, { incoming }) => {
    const { ip } = incoming as express.Request;
    // Whatever a client says of itself is replaced: the limits on guessing count by it.
    call.headers.delete("X-Client-Address");
    if (ip) call.headers.set("X-Client-Address", ipKeyGenerator(ip));
    return fetch(call, watchOf(incoming as IncomingMessage).trace);
  });
  return (request, response) => {
    request.url = request.originalUrl;
    void listen(request, response);
  };
}
