import type { Call } from "../../http/call";
import { CHALLENGE_MINUTES, newChallenge } from "../oauth";
import { placeOfSite } from "./place";

/**
 * What the browser needs to ask for a passkey of this host. It names nobody, so the answer is the same for everybody;
 * the browser shows the person which passkeys there are.
 */
export async function beginSignIn(call: Pick<Call, "db" | "now" | "storefrontUrl" | "baseSite">) {
  const place = placeOfSite(call);
  const { id, challenge } = await newChallenge(call, place, null);
  return {
    id,
    expiresIn: CHALLENGE_MINUTES * 60,
    publicKey: {
      challenge,
      rpId: place.rpId,
      timeout: CHALLENGE_MINUTES * 60_000,
      userVerification: "required" as const,
    },
  };
}
