import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { testApi, type TestApi } from "./api";
import { CLIENT, PASSWORD } from "./settings";

export interface Storefront {
  api: TestApi;
  /** A page as the built storefront answers it; `fetch` stands in for the API's where it is given. */
  request: (
    path: string,
    options?: {
      cookie?: string;
      body?: BodyInit;
      headers?: Record<string, string>;
      fetch?: TestApi["fetch"];
    },
  ) => Promise<Response>;
  /** The cookie of a demo person who has just signed in. */
  signIn: (email: string) => Promise<string>;
}

/** The built storefront over a test API, in this process. */
export async function testStorefront(options: { demo?: boolean } = {}): Promise<Storefront> {
  process.env["SESSION_SECRET"] = "a-secret-for-tests-alone-0123456789-abcdef";
  process.env["COMMERCE_CLIENT_SECRET"] = CLIENT.clientSecret;
  process.env["LOG_LEVEL"] = "silent";
  const api = await testApi(options);
  const build = (await import(pathToFileURL(resolve("build/index.js")).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const request: Storefront["request"] = (path, { cookie, body, headers, fetch } = {}) =>
    handle(
      new Request(`http://localhost${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          Host: "localhost",
          Origin: "http://localhost",
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
      { commerceFetch: fetch ?? ((call: Request) => api.fetch(call)) },
    );
  return {
    api,
    request,
    async signIn(email) {
      const answer = await request("/login", { body: new URLSearchParams({ email, password: PASSWORD }) });
      return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    },
  };
}
