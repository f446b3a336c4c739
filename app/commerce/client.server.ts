import createClient, { type Client, type Middleware } from "openapi-fetch";
import { CommerceError, errorFrom } from "./errors.server";
import type { paths } from "./occ";
import { commerceBase, type Transport } from "./transport.server";

/** The typed door to the API: `commerce.GET("/orgUsers/current/packs")`. */
export type Commerce = Client<paths>;

export interface CommerceOptions {
  transport: Transport;
  site: string;
  correlationId: string;
  accessToken?: string;
  /** Sent on cart paths during a punch-out visit (spec 000 §7). */
  punchoutSid?: string;
  /** Called once when the token is refused; a new token replays the request. */
  renew?: () => Promise<string | undefined>;
}

/** A client for one request of one person. Refusals are thrown as CommerceError. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { transport, punchoutSid } = options;
  let token = options.accessToken;
  const dress = (request: Request, bearer: string | undefined): Request => {
    request.headers.set("X-Correlation-Id", options.correlationId);
    if (bearer) request.headers.set("Authorization", `Bearer ${bearer}`);
    if (punchoutSid && /\/(carts?|packs|orders)(\/|$)/.test(new URL(request.url).pathname)) {
      request.headers.set("punchoutsid", punchoutSid);
    }
    return request;
  };
  const client = createClient<paths>({
    baseUrl: `${commerceBase()}/occ/v2/${options.site}`,
    fetch: async (request) => {
      const spare = options.renew ? request.clone() : undefined;
      const response = await transport(dress(request, token));
      if (response.status !== 401 || !spare || !token) return response;
      token = await options.renew?.();
      return token ? transport(dress(spare, token)) : response;
    },
  });
  client.use(refusals);
  return client;
}

const refusals: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return undefined;
    throw await errorFrom(response, `${request.method} ${new URL(request.url).pathname}`);
  },
};

/** The body of an answer; a success without one where one was promised is a broken API. */
export async function answer<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new CommerceError(502, [], response.url);
  return data;
}
