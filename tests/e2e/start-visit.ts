import { apiOf, type RunningShop } from "./host";
import { PASSWORD } from "./places";

/**
 * Opens a punch-out visit through the API, as a set-up request of a procurement system does.
 * @returns the path at which the buyer's browser comes in.
 */
export async function startVisit(shop: RunningShop, email: string, postUrl: string): Promise<string> {
  const { url, clientSecret } = apiOf(shop);
  const token = await fetch(`${url}/authorizationserver/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username: email,
      password: PASSWORD,
      client_id: "kitroom_storefront",
      client_secret: clientSecret,
    }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const started = await fetch(`${url}/occ/v2/uniforms/orgUsers/current/punchout/sessions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ browserFormPostUrl: postUrl, buyerCookie: "buyer-1" }),
  });
  const { startPath, ...answer } = (await started.json()) as { startPath?: string };
  if (!startPath) throw new Error(`no visit for ${email}: ${started.status} ${JSON.stringify(answer)}`);
  return startPath;
}
