import createClient, { type Client, type Middleware } from "openapi-fetch";
import { errorFrom, faultError } from "./errors.server";
import type { paths } from "./occ";
import { commerceBase, type Transport } from "./transport.server";

/** The typed door to the API: `commerce.GET("/orgUsers/current/packs")`. */
export type Commerce = Client<paths>;

export interface CommerceOptions {
  transport: Transport;
  site: string;
  accessToken?: string;
  /** Sent on cart paths during a punch-out visit (spec 000 §7). */
  punchoutSid?: string;
  /** Called with a token that was refused. The request is sent once more with the token that it returns. */
  renew?: (refused: string) => Promise<string | undefined>;
}

/** An API client for one request of one person. Error answers are thrown as CommerceError. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { transport, punchoutSid } = options;
  let token = options.accessToken;
  const dress = (request: Request, bearer: string | undefined): Request => {
    if (bearer) request.headers.set("Authorization", `Bearer ${bearer}`);
    if (punchoutSid && /\/(carts?|packs|orders)(\/|$)/.test(new URL(request.url).pathname)) {
      request.headers.set("punchoutsid", punchoutSid);
    }
    return request;
  };
  const client = createClient<paths>({
    baseUrl: `${commerceBase()}/occ/v2/${options.site}`,
    fetch: async (request) => {
      const operation = operations.get(request) ?? request.method;
      const sent = token;
      // A body can be read only once, so a request with a body is cloned before it is sent.
      const spare = options.renew && sent && request.body ? request.clone() : request;
      const response = await transport(dress(request, sent), operation);
      if (response.status !== 401 || !options.renew || !sent) return response;
      // The parallel calls of a page fail together: the first one renews the token and the others use the
      // result.
      token = await options.renew(sent);
      return token ? transport(dress(spare, token), operation) : response;
    },
  });
  client.use(refusals);
  return client;
}

/** The method and path pattern of each request. The values in its path may be credentials (contract §15). */
const operations = new WeakMap<Request, string>();

const refusals: Middleware = {
  onRequest({ request, schemaPath }) {
    operations.set(request, `${request.method} ${schemaPath}`);
  },
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return undefined;
    throw await errorFrom(response, `${request.method} ${schemaPath}`);
  },
};

/** The body of an answer. A success without a promised body counts as a broken API. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw faultError("unreadable", "an answer without a body");
  return data;
}
