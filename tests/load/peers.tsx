/** The two servers that the shop is held against: `static FOLDER` and `bare`, a Remix page without data. */
import type { AddressInfo } from "node:net";
import { createRequestHandler } from "@remix-run/express";
import type { EntryContext, ServerBuild } from "@remix-run/node";
import { Links, Meta, Outlet, RemixServer, Scripts, useSearchParams } from "@remix-run/react";
import compression from "compression";
import express from "express";
import { renderToString } from "react-dom/server";

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** Rows of the kind that a shop's list has: a link, a text, a price. */
function List() {
  const [search] = useSearchParams();
  const rows = Array.from({ length: Number(search.get("rows")) }, (_, index) => index);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} className="row">
          <a className="link" href={`/product/${row * 7919}`}>
            Garment number {row * 31}
          </a>
          <span className="price">${(row * 1.37).toFixed(2)}</span>
        </li>
      ))}
    </ul>
  );
}

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = renderToString(<RemixServer context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

const route = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? undefined : "",
  index: parentId ? (true as const) : undefined,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
});

const bare = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { ...route("root"), module: { default: Root } },
    list: { ...route("list", "root"), module: { default: List } },
  },
  assets: {
    version: "1",
    url: "/build/manifest.js",
    entry: { module: "/build/entry.js", imports: [] },
    routes: {
      root: { ...route("root"), module: "/build/root.js" },
      list: { ...route("list", "root"), module: "/build/list.js" },
    },
  },
  publicPath: "/build/",
  assetsBuildDirectory: "public/build",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
  },
  mode: "production",
  isSpaMode: false,
} as unknown as ServerBuild;

const app = express();
app.disable("x-powered-by");
// The yardstick of a slow phone is 29 KB on the wire.
app.use(
  compression({
    filter: (request, response) => request.path !== "/plain.html" && compression.filter(request, response),
  }),
);
const [kind, folder] = process.argv.slice(2);
if (kind === "static") app.use(express.static(folder!));
const page = createRequestHandler({ build: bare, mode: "production" });
app.all("*", (request, response, next) => void page(request, response, next));
const server = app.listen(0, () => {
  console.log(`open: http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit(0));
