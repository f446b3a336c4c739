import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { afterAll } from "vitest";
import type { PageContext } from "../../app/commerce/page-context.server";
import { routeChains } from "../../app/host/route-chains.server";
import type { KeyedVisit } from "../../app/session/keyed.server";
import { previewBase } from "../../app/session/preview.server";
import { testApi, type TestApi } from "./api";
import { CLIENT, PASSWORD } from "./settings";

export interface Storefront {
  api: TestApi;
  /**
   * A page as the built storefront answers it; `fetch` stands in for the API's where it is given, and `keyed`
   * is a punch-out visit, as the host finds it in the path.
   */
  request: (
    path: string,
    options?: {
      cookie?: string;
      body?: BodyInit;
      headers?: Record<string, string>;
      fetch?: TestApi["fetch"];
      /** A remote API in place of the test's. */
      remote?: NonNullable<PageContext["commerceRemote"]>;
      keyed?: KeyedVisit;
      /** The ticket of a content preview, as the host finds it in the path. */
      preview?: string;
      /** The host asked for, which chooses the site. */
      host?: string;
      /** The visitor's own, as the host tells it. */
      address?: string;
    },
  ) => Promise<Response>;
  /** The cookie of a demo person who has just signed in, on the site of a host. */
  signIn: (email: string, host?: string) => Promise<string>;
}

/**
 * `CALLS=request npx vitest run tests/storefront` has the pages ask the embedded API as they ask a remote one: by
 * requests.
 */
const BY_REQUEST = process.env["CALLS"] === "request";

/**
 * A build of its own for who asks: it reads its settings once and holds what it has read, and test files share a
 * process.
 */
export async function loadBuild(): Promise<ServerBuild> {
  process.env["SESSION_SECRET"] = "a-secret-for-tests-alone-0123456789-abcdef";
  process.env["COMMERCE_CLIENT_SECRET"] = CLIENT.clientSecret;
  process.env["LOG_LEVEL"] = "silent";
  const url = pathToFileURL(resolve("build/server/index.js"));
  url.searchParams.set("copy", randomUUID());
  return (await import(url.href)) as ServerBuild;
}

/**
 * Settings of the build for the tests of one file. It reads them once, when something first asks for one; files share a
 * process, so they are gone after the last test.
 */
export function settingsOfFile(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  afterAll(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });
}

/** The built storefront over a test API, in this process; `over` is an API that is open already. */
export async function testStorefront(over?: TestApi): Promise<Storefront> {
  const api = over ?? (await testApi());
  const build = await loadBuild();
  const chains = routeChains(build);
  // As the host does it: with the routes of the address alone.
  const handlerOf = (path: string, base: string) => {
    const chain = chains.of(path.split(/[?#]/)[0]!);
    return createRequestHandler(base ? { ...chain, basename: base } : chain, "production");
  };
  const request: Storefront["request"] = (
    path,
    { cookie, body, headers, fetch, remote, keyed, preview, host = "localhost", address } = {},
  ) => {
    const base = keyed ? `/s/${keyed.key}` : preview ? previewBase(preview) : "";
    return handlerOf(path, base)(
      new Request(`http://${host}${base}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          Host: host,
          Origin: `http://${host}`,
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
      {
        commerceFetch: remote ? undefined : (fetch ?? ((call: Request) => api.fetch(call))),
        commerceRemote: remote,
        // As the host does it, unless a test looks at the requests or all of them are wanted.
        commerceRead: fetch || remote || BY_REQUEST ? undefined : api.read,
        asksForPage: !fetch && !remote && !/[?&]_data=/.test(path),
        clientAddress: address,
        ...(keyed ? { keyed } : {}),
        ...(preview ? { preview: { ticket: preview, origins: [] } } : {}),
      },
    );
  };
  return {
    api,
    request,
    async signIn(email, host) {
      const body = new URLSearchParams({ email, password: PASSWORD });
      const answer = await request("/login", { body, host });
      return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    },
  };
}

/** The content of a page, without its head and foot. */
export const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** The content of an answer's page; what React writes between two texts is left out. */
export const main = async (answer: Response): Promise<string> =>
  mainOf((await answer.text()).replaceAll("<!-- -->", ""));

/** What a field of a page would send; empty for one that is not there. */
export const valueIn = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
