import type { Commerce } from "./typed-client";
import { CommerceError } from "./errors.server";
import type { paths } from "./occ";
import type { DirectAnswer, DirectRead } from "./page-context.server";

type Values = Pick<DirectRead, "params" | "query" | "body">;
type Ask = (path: string, values: Values) => Promise<DirectAnswer>;
type ByRequest = (path: string, init?: unknown) => unknown;

/** What openapi-fetch gives besides the data; a read in process has no headers. */
const DONE = new Response(null, { status: 200 });

/** Lists of the API that are asked by POST, because their filters are a body, and that change nothing. */
export const LISTS_BY_POST = [
  "/manage-organisation/changes",
  "/manage-users/businessUnitUsersTab",
  "/manage-users/list",
  "/orgUsers/current/manageapprovals/actionedOrders",
  "/orgUsers/current/manageapprovals/pendingApprovalOrders",
  "/wwgPurchaseOrders/getPurchaseOrdersList",
] as const satisfies readonly (keyof paths)[];

/** Checks that write only where something changed; they look first, and are sent by request if they must write. */
export const CHECKS_BY_POST = [
  "/users/current/carts/{cartId}/validate",
] as const satisfies readonly (keyof paths)[];

/**
 * GET of the client, and POST of the lists and checks above, without HTTP in between: the embedded API takes the parts of the
 * address and gives its answer as an object. Whatever else a call of openapi-fetch can ask for goes by request.
 */
export function directReads(
  client: Commerce,
  ask: (method: "GET" | "POST") => Ask,
): Pick<Commerce, "GET" | "POST"> {
  const direct: ReadonlySet<string> = new Set([...LISTS_BY_POST, ...CHECKS_BY_POST]);
  const byPost = directly("POST", client.POST as ByRequest, ask("POST"));
  return {
    GET: directly("GET", client.GET as ByRequest, ask("GET")) as Commerce["GET"],
    POST: ((path: string, init?: unknown) =>
      direct.has(path) ? byPost(path, init) : (client.POST as ByRequest)(path, init)) as Commerce["POST"],
  };
}

const directly =
  (method: string, byRequest: ByRequest, ask: Ask) =>
  async (path: string, init?: unknown): Promise<unknown> => {
    const {
      params = {},
      body,
      ...more
    } = (init ?? {}) as {
      params?: { path?: object; query?: object };
      body?: Record<string, unknown>;
    };
    const values = { params: textsOf(params.path), query: textsOf(params.query), body };
    if (!values.params || !values.query || Object.keys(more).length > 0) return byRequest(path, init);
    const answered = await ask(path, values as Values);
    if ("errors" in answered) {
      const { status, errors, retryAfter } = answered;
      throw new CommerceError(status, errors, `${method} ${path}`, { retryAfter });
    }
    if ("mustWrite" in answered) return byRequest(path, init);
    return { data: answered.body, response: DONE };
  };

/** Values as an address would hold them; undefined if one of them is a list or an object. */
function textsOf(values: object = {}): Record<string, string> | undefined {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    if (typeof value === "object") return undefined;
    texts[name] = String(value);
  }
  return texts;
}
