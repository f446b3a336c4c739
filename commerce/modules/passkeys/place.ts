import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import type { PasskeyPlace } from "../oauth";

/**
 * The address at which the people of a site use passkeys. Browsers bind a passkey to its host, so the sites have their
 * own. @throws OccError 400 for a shop that does not know its address.
 */
export function placeOfSite(call: Pick<Call, "storefrontUrl" | "baseSite">): PasskeyPlace {
  const url = call.storefrontUrl(call.baseSite.uid);
  if (!URL.canParse(url)) {
    throw new OccError(400, { type: "PasskeyError", message: "Passkeys are not available here." });
  }
  const { origin, hostname } = new URL(url);
  return { origin, rpId: hostname };
}
