import type { TestApi } from "./api";
import { grantsAs, register } from "./clients";

interface ScimAnswer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test reads what its call answers
  body: any;
  headers: Headers;
}

interface ScimAsked {
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  token?: string;
}

export type Scim = (method: string, path: string, asked?: ScimAsked) => Promise<ScimAnswer>;

/** A call below /scim/v2 with a token; a text as the body is sent as it is. */
export const scimWith =
  (api: Pick<TestApi, "fetch">, own: string | undefined): Scim =>
  async (method, path, { body, query = {}, headers = {}, token = own } = {}) => {
    const url = new URL(`http://commerce.test/scim/v2${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await api.fetch(
      new Request(url, {
        method,
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { "Content-Type": "application/scim+json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  };

/** A client of an organisation with its token. */
export async function scimOf(api: TestApi, organisation: string): Promise<Scim & { token: string }> {
  const client = await register(api, `hr-${organisation}`, { organisation, name: `HR of ${organisation}` });
  const { body } = await grantsAs(api).own(client);
  const token = String(body.access_token);
  return Object.assign(scimWith(api, token), { token });
}

export const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const patch = (...Operations: unknown[]) => ({ schemas: [PATCH], Operations });
