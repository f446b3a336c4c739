import type { Call } from "../../http/call";
import { hashOf, newToken } from "../oauth";
import { endRequests } from "./end-requests";
import { welcomeRequest } from "./requests";
import { accessRequests } from "./tables";

/**
 * Makes the link that sets the first password of somebody, for whoever added them to hand over: no mail goes out. Their
 * older links end.
 * @returns its token.
 */
export async function firstLink(
  { db, now }: Pick<Call, "db" | "now">,
  customerId: string,
  site: string,
): Promise<string> {
  const at = now();
  const token = newToken();
  await endRequests(db, customerId, at);
  await db
    .insert(accessRequests)
    .values({ ...welcomeRequest(at, customerId, site), secretHash: hashOf(token), handledAt: at });
  return token;
}
