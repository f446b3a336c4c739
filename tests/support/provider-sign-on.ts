import { createHash } from "node:crypto";
import type { TestApi } from "./api";
import type { openIdentityProvider, Said } from "./identity-provider";
import { CLIENT } from "./settings";

type TestProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

const VERIFIER = "a-verifier-that-stays-in-the-session-of-a-browser";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };

/** Signing in at a provider, as a browser and the storefront do it. @param userid whom the sign-in page was given. */
export function signOnAt(api: TestApi, provider: TestProvider, userid: string) {
  const challenge = createHash("sha256").update(VERIFIER).digest("base64url");
  /** Where the provider's answer leads: the token of the landing, or the reason why there is none. */
  const land = async (said: Said) => {
    const { body } = await api.call("GET", "/users/ssoUrl", { query: { userid, challenge } });
    const answer = await api.fetch(new Request(provider.answer(body as string, said)));
    const { searchParams } = new URL(answer.headers.get("Location")!);
    return { token: searchParams.get("access_token"), reason: searchParams.get("error") };
  };
  const redeem = (token: string | null) =>
    api.oauth("token", {
      grant_type: "custom",
      access_token: token ?? "",
      code_verifier: VERIFIER,
      ...client,
    });
  return {
    land,
    redeem,
    refresh: (token: string) =>
      api.oauth("token", { grant_type: "refresh_token", refresh_token: token, ...client }),
    async enter(said: Said): Promise<{ access_token: string; refresh_token: string }> {
      return (await redeem((await land(said)).token)).body as { access_token: string; refresh_token: string };
    },
  };
}
