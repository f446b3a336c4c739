import { openKey, type KeyedVisit } from "../../app/session/keyed.server";
import type { Cast, Member, Name } from "./cast";
import type { Storefront } from "../support/storefront";

/** How somebody comes to the storefront: with a cookie, with a key in the path, or as nobody. */
export interface Visitor {
  name: string;
  self?: Member;
  /** For whom they order. */
  about?: Member;
  cookie?: string;
  keyed?: KeyedVisit;
  host?: string;
}

export const stranger: Visitor = { name: "nobody" };

/** Signs a member in as people do: through the sign-in page, or from their procurement system. */
export async function visitorOf(
  shop: Storefront,
  cast: Cast,
  name: Name,
  { site = "uniforms", visit = false }: { site?: string; visit?: boolean } = {},
): Promise<Visitor> {
  const self = cast[name];
  const host = site === "wholesale" ? "wholesale.localhost" : undefined;
  if (!visit) return { name, self, cookie: await shop.signIn(self.things.uid, host), host };
  const { sid } = self.things;
  const entry = await shop.request(`/punchout/cxml/session?sid=${sid}`);
  const key = /^\/s\/([^/]+)\//.exec(entry.headers.get("Location") ?? "")?.[1];
  if (!key) throw new Error(`${name} cannot start a punch-out visit`);
  return { name, self, keyed: openKey(key)! };
}
