import type { Entrance } from "./shoppers/caller";

/** What a call answered; its body is read where it is JSON. */
export interface Plain {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller reads what its call answers
  body: any;
}

async function plain(answer: Response): Promise<Plain> {
  const text = await answer.text();
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  return { status: answer.status, headers: answer.headers, body: json && text ? JSON.parse(text) : text };
}

/** A token call, sent once. */
export async function oauthAt({ url, clientSecret }: Entrance, form: Record<string, string>): Promise<Plain> {
  const client = { client_id: "kitroom_storefront", client_secret: clientSecret };
  const body = new URLSearchParams({ ...client, ...form });
  return plain(await fetch(`${url}/authorizationserver/oauth/token`, { method: "POST", body }));
}

/** A call of the API, sent once, whatever it answers. */
export async function callAt(
  url: string,
  { method = "GET", path, token, body }: { method?: string; path: string; token?: string; body?: object },
): Promise<Plain> {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return plain(await fetch(`${url}/occ/v2${path}`, { method, headers, body: body && JSON.stringify(body) }));
}
