import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHost, type Host } from "../../app/host/host.server";
import { createShop } from "../../app/host/shop.server";
import { parseSettings } from "../../app/http/settings.server";
import { testApi, type TestApi } from "../support/api";
import { loadBuild } from "../support/storefront";
import { outgrows, type Shape } from "./growth";
import * as languages from "./languages";
import { head, say } from "./wire";

/** The shop in this process, so that all its work is counted. */
let host: Host;
let api: TestApi;
let tokens: Record<"buyer" | "admin", string>;
beforeAll(async () => {
  api = await testApi();
  const settings = parseSettings({
    NODE_ENV: "test",
    PORT: "0",
    SIGN_IN_LIMIT: "0",
    SESSION_SECRET: "a-secret-for-tests-alone-0123456789-abcdef",
  });
  host = await openHost(settings);
  const commerce = { ...api, signInsBusy: () => false };
  host.serve(createShop({ build: await loadBuild(), settings, commerce }));
  tokens = {
    buyer: await api.signIn("buyer@harrowstreet.example"),
    admin: await api.signIn("admin@korraline.example"),
  };
});
afterAll(async () => {
  host.server.closeAllConnections();
  host.server.close();
  await api.close();
});

interface Door {
  method?: string;
  /** The text may stand in the path. */
  path: string | ((text: string) => string);
  headers?: (text: string) => Record<string, string>;
  body?: (text: string) => string;
  as?: keyof typeof tokens;
  /** Characters, as many as the door takes. */
  most: number;
  shapes: readonly Shape[];
}

const FORM = "application/x-www-form-urlencoded";
const typed = (type: string) => () => ({ "Content-Type": type });
const json = (name: string) => (text: string) => JSON.stringify({ fileName: "list.csv", [name]: text });
const inLine = (text: string) => text.replaceAll(/[\r\n]/g, " ");
const HEAD = 12_000;
const header = (name: string, path: string): Door => ({
  path,
  headers: (text) => ({ [name]: inLine(text) }),
  most: HEAD,
  shapes: languages.lists,
});

/** Everything that takes a text from outside apart. */
const DOORS: Record<string, Door> = {
  "a set-up document": {
    method: "POST",
    path: "/occ/v2/uniforms/punchout/cxml/setup",
    headers: typed("text/xml"),
    body: (text) => text,
    most: 900_000,
    shapes: languages.setups,
  },
  "an order document": {
    method: "POST",
    path: "/occ/v2/uniforms/punchout/cxml/order",
    headers: typed("text/xml"),
    body: (text) => text,
    most: 900_000,
    shapes: languages.orders,
  },
  "orders as a file": {
    method: "POST",
    path: "/occ/v2/wholesale/users/current/bulkOrders",
    headers: typed("application/json"),
    body: json("text"),
    as: "buyer",
    most: 400_000,
    shapes: languages.csv,
  },
  "people as a file": {
    method: "POST",
    path: "/occ/v2/uniforms/manage-users/bulk",
    headers: typed("application/json"),
    body: json("text"),
    as: "admin",
    most: 400_000,
    shapes: languages.csv,
  },
  "a form of a page": {
    method: "POST",
    path: "/login",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a form with files": {
    method: "POST",
    path: "/contact-us",
    headers: typed("multipart/form-data; boundary=x"),
    body: (text) => text,
    most: 2_000_000,
    shapes: languages.multiparts,
  },
  "a form of a call": {
    method: "POST",
    path: "/occ/v2/uniforms/forgottenpasswordtokens",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a form of the authorization server": {
    method: "POST",
    path: "/authorizationserver/oauth/token",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a call-up": {
    method: "POST",
    path: "/punchout/oci/start",
    headers: typed(FORM),
    body: (text) => `USERNAME=x&PASSWORD=y&${text}`,
    most: 500_000,
    shapes: languages.forms,
  },
  "a body of JSON": {
    method: "POST",
    path: "/occ/v2/uniforms/forgottenpasswordtokens",
    headers: typed("application/json"),
    body: (text) => text,
    most: 500_000,
    shapes: languages.json,
  },
  "the query of a page": { path: (text) => `/login?${text}`, most: HEAD, shapes: languages.queries },
  "the query of a call": {
    path: (text) => `/occ/v2/wholesale/products/search?${text}`,
    as: "buyer",
    most: HEAD,
    shapes: languages.queries,
  },
  "a selection of properties": {
    path: (text) => `/occ/v2/uniforms/basesites?fields=${encodeURIComponent(text).slice(0, HEAD)}`,
    most: HEAD,
    shapes: languages.fields,
  },
  "Accept of a call": header("Accept", "/occ/v2/uniforms/basesites"),
  "Accept-Language of a page": header("Accept-Language", "/login"),
  "Accept-Encoding of a page": header("Accept-Encoding", "/login"),
  "Cookie of a page": header("Cookie", "/login"),
  "Content-Type of a call": {
    ...header("Content-Type", "/occ/v2/uniforms/forgottenpasswordtokens"),
    method: "POST",
  },
  "If-None-Match of a file": header("If-None-Match", "/robots.txt"),
  "Range of a file": header("Range", "/robots.txt"),
};

const inAddress = (text: string) => text.replaceAll(/[^\u0021-\u007e]/g, "+");

/** Sends a text to a door, and reads the whole answer. */
async function send({ method = "GET", path, headers, body, as }: Door, text: string): Promise<void> {
  const content = body && Buffer.from(body(text));
  const lines = [
    `Host: 127.0.0.1:${host.port}`,
    `Origin: http://127.0.0.1:${host.port}`,
    "Connection: close",
    ...Object.entries(headers?.(text) ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(as ? [`Authorization: Bearer ${tokens[as]}`] : []),
    ...(method === "GET" ? [] : [`Content-Length: ${content?.length ?? 0}`]),
  ];
  const target = typeof path === "string" ? path : inAddress(path(text));
  const said = head(method, target, ...lines);
  const heard = await say(
    `http://127.0.0.1:${host.port}`,
    said,
    content && [content.toString("latin1")].values(),
  );
  expect(heard.status, heard.text.slice(0, 300)).toBeLessThan(500);
}

describe("what is read takes in proportion to its length, whatever its shape", () => {
  test.each(Object.entries(DOORS))(
    "[SI-08] %s",
    async (_, door) => {
      for (const shape of door.shapes) {
        expect(await outgrows((text) => send(door, text), shape, door.most), shape.said).toBeUndefined();
      }
    },
    600_000,
  );
});
