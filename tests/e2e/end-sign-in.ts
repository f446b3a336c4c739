import { createCookie } from "@remix-run/node";
import type { BrowserContext } from "@playwright/test";
import { unseal } from "../../app/session/seal.server";
import type { VisitData } from "../../app/session/storage.server";
import { apiOf, type RunningShop, secretOf } from "./host";

/** Ends a browser's sign-in at the API, as time does: the cookie stays, its tokens open nothing any more. */
export async function endSignIn(shop: RunningShop, context: BrowserContext): Promise<void> {
  const secret = secretOf(shop);
  const cookies = await context.cookies();
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const sealed = (await createCookie("kitroom", { secrets: [secret] }).parse(header)) as string;
  const token = unseal<VisitData>(sealed, [secret], "visit uniforms")!.tokens!.access;
  await revoke(shop, token);
}

/** The sid of a visit, by the path of its start link: the one in the link ends when a browser opens it. */
export async function visitSid(shop: RunningShop, startPath: string): Promise<string> {
  const code = new URL(startPath, shop.url).searchParams.get("sid")!;
  const answer = await fetch(`${apiOf(shop).url}/occ/v2/uniforms/punchout/sessions/${code}/opening`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ browser: "b".repeat(43) }),
  });
  return ((await answer.json()) as { sid: string }).sid;
}

/** Ends the newest token of a punch-out visit at the API; the visit itself goes on. */
export async function endVisitToken(shop: RunningShop, sid: string): Promise<void> {
  const answer = await fetch(`${apiOf(shop).url}/occ/v2/uniforms/punchout/sessions/${sid}`);
  const { token } = (await answer.json()) as { token: { accessToken: string } };
  // A visit's tokens are one family, so this ends the ones that its pages use as well.
  await revoke(shop, token.accessToken);
}

async function revoke(shop: RunningShop, token: string): Promise<void> {
  const answer = await fetch(`${apiOf(shop).url}/authorizationserver/oauth/revoke`, {
    method: "POST",
    body: new URLSearchParams({ token }),
  });
  if (!answer.ok) throw new Error(`the API did not end the sign-in: ${answer.status}`);
}
