import createClient, { type Middleware } from "openapi-fetch";
import { directReads } from "./direct-reads.server";
import { errorFrom, faultError } from "./errors.server";
import type { paths } from "./occ";
import type { DirectRead } from "./page-context.server";
import type { Commerce } from "./typed-client";
import { commerceBase, type Transport } from "./transport.server";

export interface CommerceOptions {
  transport: Transport;
  site: string;
  accessToken?: string;
  /** Sent on cart paths during a punch-out visit (spec 000 §7). */
  punchoutSid?: string;
  /** The customer id of the person whom the caller orders for now; the API ignores it where it does not apply. */
  orderingFor?: () => string | undefined;
  /** The customer for whom an agent acts now; without one the caller acts for themselves (contract §1.2). */
  assisting?: () => string | undefined;
  /** The ticket of a content preview, sent with calls about content and products (contract §1.2). */
  cmsTicketId?: string;
  /** Called with a token that was refused. The request is sent once more with the token that it returns. */
  renew?: (refused: string) => Promise<string | undefined>;
}

/** The framework's header for the customer of an agent. */
const ASSISTING = "sap-commerce-cloud-user-id";

/** Calls that belong to a punch-out visit. */
const OF_VISIT = /\/(carts?|packs|orders)(\/|$)/;

/** Calls that a preview's ticket goes with. */
const OF_PREVIEW = /\/(cms|products)\//;

/** An API client for one request of one person. Error answers are thrown as CommerceError. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { transport, punchoutSid, cmsTicketId } = options;
  let token = options.accessToken;
  /** Sends with the token; if it is refused, once more with a renewed one. */
  async function withToken<T extends { status: number }>(send: (bearer: string | undefined) => Promise<T>) {
    const sent = token;
    const answered = await send(sent);
    if (answered.status !== 401 || !options.renew || !sent) return answered;
    // The parallel calls of a page fail together: the first one renews the token and the others use the
    // result.
    token = await options.renew(sent);
    return token ? send(token) : answered;
  }
  const client = createClient<paths>({
    baseUrl: `${commerceBase()}/occ/v2/${options.site}`,
    fetch: (asked) => {
      const operation = operations.get(asked) ?? asked.method;
      const request = cmsTicketId ? withTicket(asked, cmsTicketId) : asked;
      // A body can be read only once, so a request with a body is cloned before it is sent.
      let spare = options.renew && token && request.body ? request.clone() : request;
      return withToken((bearer) => {
        const sending = spare;
        spare = request;
        if (bearer) sending.headers.set("Authorization", `Bearer ${bearer}`);
        if (punchoutSid && OF_VISIT.test(new URL(sending.url).pathname)) {
          sending.headers.set("punchoutsid", punchoutSid);
        }
        const proxyuserid = options.orderingFor?.();
        if (proxyuserid) sending.headers.set("proxyuserid", proxyuserid);
        const customer = options.assisting?.();
        if (customer) sending.headers.set(ASSISTING, customer);
        return transport(sending, operation);
      });
    },
  });
  client.use(refusals);
  const { read } = transport;
  if (!read) return client;
  const ask =
    (method: "GET" | "POST") => (path: string, values: Pick<DirectRead, "params" | "query" | "body">) => {
      const punchoutsid = punchoutSid && OF_VISIT.test(path) ? punchoutSid : undefined;
      return withToken((bearer) => {
        const proxyuserid = options.orderingFor?.();
        const ticket = cmsTicketId && OF_PREVIEW.test(path) ? { cmsTicketId } : undefined;
        const query = ticket ? { ...values.query, ...ticket } : values.query;
        const headers = {
          authorization: bearer && `Bearer ${bearer}`,
          punchoutsid,
          proxyuserid,
          [ASSISTING]: options.assisting?.(),
        };
        return read({ site: options.site, method, path, ...values, query, headers }, `${method} ${path}`);
      });
    };
  return Object.assign(client, directReads({ ...client }, ask));
}

function withTicket(request: Request, cmsTicketId: string): Request {
  const url = new URL(request.url);
  if (!OF_PREVIEW.test(url.pathname)) return request;
  url.searchParams.set("cmsTicketId", cmsTicketId);
  return new Request(url, request);
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
