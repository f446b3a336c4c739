/** The two servers that the shop is held against: `static FOLDER` and `bare`, a Remix page without data. */
import type { AddressInfo } from "node:net";
import { createRequestHandler } from "@remix-run/express";
import type { EntryContext, ServerBuild } from "@remix-run/node";
import {
  Link,
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
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

interface Product {
  code: string;
  name: string;
  price: string;
  colours: string[];
}

/** As many products as the address says, as a loader gives them. */
function loader({ request }: { request: Request }): Product[] {
  const count = Number(new URL(request.url).searchParams.get("count") ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    code: `G-${index * 7919}`,
    name: `Garment number ${index * 31}`,
    price: `$${(index * 1.37).toFixed(2)}`,
    colours: ["Navy", "White", "Sky"],
  }));
}

/** A product list as a starter kit has it: picture, linked name, colours, price. */
function Cards() {
  const products = useLoaderData<Product[]>();
  return (
    <ul>
      {products.map(({ code, name, price, colours }) => (
        <li key={code} className="card">
          <img src={`/pictures/${code}.jpg`} alt="" loading="lazy" width="320" height="400" />
          <h3>
            <Link to={`/product/${code}`}>{name}</Link>
          </h3>
          <ul className="colours">
            {colours.map((colour) => (
              <li key={colour}>{colour}</li>
            ))}
          </ul>
          <p className="price">{price}</p>
          <Link to={`/product/${code}`} className="button">
            View product
          </Link>
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

const CARDS = { ...route("cards", "root"), path: "cards", index: undefined, hasLoader: true };

const bare = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { ...route("root"), module: { default: Root } },
    list: { ...route("list", "root"), module: { default: List } },
    cards: { ...CARDS, module: { default: Cards, loader } },
  },
  assets: {
    version: "1",
    url: "/build/manifest.js",
    entry: { module: "/build/entry.js", imports: [] },
    routes: {
      root: { ...route("root"), module: "/build/root.js" },
      list: { ...route("list", "root"), module: "/build/list.js" },
      cards: { ...CARDS, module: "/build/cards.js" },
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
