import type { Answer, TestApi } from "./api";
import { grantsAs, register } from "./clients";

/** The scopes of an ERP. */
const ERP_SCOPES = ["feeds", "orders:read", "orders:write", "invoices:write"];

/** An application's own token with these scopes. */
export async function tokenOf(
  api: TestApi,
  clientId: string,
  scopes: string[] = ERP_SCOPES,
): Promise<string> {
  const client = await register(api, clientId, { scopes, grants: ["client_credentials"] });
  return String((await grantsAs(api).own(client)).body.access_token);
}

export type Rows = readonly Record<string, unknown>[];

export const ndjson = (rows: Rows): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** Rows as CSV; texts with a comma are not written. */
export function csv(rows: Rows): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];

  return [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? "")))]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");
}

export const TYPES = { ndjson: "application/x-ndjson", csv: "text/csv" } as const;

/** Sends a body as it is to a feed. */
export async function sendTo(
  api: Pick<TestApi, "fetch">,
  feed: string,
  body: string | Uint8Array,
  { token, type = TYPES.ndjson, site = "uniforms" }: { token?: string; type?: string; site?: string },
): Promise<Answer> {
  const response = await api.fetch(
    new Request(`http://commerce.test/occ/v2/${site}/feeds/${feed}`, {
      method: "POST",
      headers: { "Content-Type": type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: body as BodyInit,
    }),
  );
  return { status: response.status, body: await response.json(), headers: response.headers };
}
