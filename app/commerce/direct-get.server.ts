import type { Commerce } from "./client.server";
import { CommerceError } from "./errors.server";
import type { DirectAnswer, DirectRead } from "./page-context.server";

type Values = Pick<DirectRead, "params" | "query">;

/** What openapi-fetch gives besides the data; a read in process has no headers. */
const DONE = new Response(null, { status: 200 });

/**
 * GET of the client without HTTP in between: the embedded API takes the parts of the address and gives its
 * answer as an object. Whatever else a call of openapi-fetch can ask for goes to the client's own GET.
 */
export function directGet(
  byRequest: Commerce["GET"],
  ask: (path: string, values: Values) => Promise<DirectAnswer>,
): Commerce["GET"] {
  return (async (path: string, init?: { params?: { path?: object; query?: object } }) => {
    const { params = {}, ...more } = init ?? {};
    const values = { params: textsOf(params.path), query: textsOf(params.query) };
    if (!values.params || !values.query || Object.keys(more).length > 0) {
      return (byRequest as (...sent: unknown[]) => unknown)(path, init);
    }
    const answered = await ask(path, values as Values);
    if ("errors" in answered) {
      const { status, errors, retryAfter } = answered;
      throw new CommerceError(status, errors, `GET ${path}`, { retryAfter });
    }
    return { data: answered.body, response: DONE };
  }) as Commerce["GET"];
}

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
