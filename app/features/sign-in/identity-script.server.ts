import { CommerceError } from "~/commerce/errors.server";
import { identityOf, NoAccessToken } from "~/commerce/identity.server";
import { log } from "~/config/log.server";
import type { Visit } from "~/session/visit.server";

/** The script of the site's identity configuration. Nobody needs it to sign in, so it keeps nobody from it. */
export async function identityScript(visit: Visit): Promise<string> {
  try {
    return (await identityOf(visit.transport, visit.site)).cdcJavascriptUrl;
  } catch (error) {
    if (!(error instanceof CommerceError) && !(error instanceof NoAccessToken)) throw error;
    log.warn({ event: "identity.unread", correlationId: visit.correlationId, message: error.message });
    return "";
  }
}
