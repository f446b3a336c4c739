import { PASSWORD } from "../e2e/places";
import { callAt, oauthAt, type Plain } from "../support/plain-calls";
import type { Entrance } from "../support/shoppers/caller";
import { must } from "./step";

const BUYER = "admin@harrowstreet.example";

/** Somebody who tries to order, once each time, and reads the answer. */
interface Knocker {
  /** Opens a new cart, the write that every order begins with. */
  write(): Promise<Plain>;
  read(): Promise<Plain>;
  page(): Promise<number>;
}

export async function knockerAt(entrance: Entrance): Promise<Knocker> {
  const { body } = await oauthAt(entrance, { grant_type: "password", username: BUYER, password: PASSWORD });
  const token = String(body.access_token);
  const { url } = entrance;
  return {
    write: () => callAt(url, { method: "POST", path: "/wholesale/users/current/carts", token, body: {} }),
    read: () => callAt(url, { path: "/wholesale/users/current/carts", token }),
    page: async () => (await fetch(`${url}/login`)).status,
  };
}

/** The answer to a request that cannot be served now: 503, with when to try again. */
export function mustBeTurnedAway(what: string, { status, headers, body }: Plain): void {
  const after = headers.get("retry-after");
  must(
    status === 503 && after,
    `${what} answered ${status}, Retry-After ${after}: ${JSON.stringify(body).slice(0, 200)}`,
  );
}
