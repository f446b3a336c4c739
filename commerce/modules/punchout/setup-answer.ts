import type { ApiServices } from "../../http/call";
import { OccError } from "../../http/errors";
import { onceOnly } from "../../http/idempotency";
import type { Admission } from "./connections";
import type { Envelope } from "./cxml/envelope";
import { element, response } from "./cxml/write";
import { styleOfPart } from "./part-numbers";
import { startVisit, type VisitPlan } from "./start-visit";
import { validateSetup, onceOf, planOf, TOO_MANY_VISITS } from "./validate-setup";

/**
 * Answers a PunchOutSetupRequest (docs/decisions/0051): opens a visit for the connection's account, and gives the
 * address at which the buyer's browser comes in. A document that is sent again has the same answer.
 */
export async function answerSetup(
  services: ApiServices,
  envelope: Envelope,
  admission: Admission,
): Promise<string> {
  const now = services.now();
  // Before the transaction, which has the embedded database for itself.
  const judged = await validateSetup(services, envelope, admission);
  if (judged.refusal) return response(now, judged.refusal.code, judged.refusal.detail);
  const { connection, setup, about, baseSite } = judged;
  const once = <T>(_: string, read: () => Promise<T>) => read();
  const { scope, key } = onceOf(connection, envelope);
  const call = { ...services, about, baseSite, once };
  try {
    return await onceOnly(services.db, scope, key, async (db) => {
      const within = { ...call, db };
      const selectedItem = (await styleOfPart(within, setup.selectedItem))?.code;
      const plan = { ...planOf(connection, setup, envelope), selectedItem };
      return opened(within, connection.site, plan);
    });
  } catch (error) {
    if (error instanceof OccError && error.status === 429) {
      return response(now, TOO_MANY_VISITS.code, TOO_MANY_VISITS.detail);
    }
    throw error;
  }
}

async function opened(
  call: Parameters<typeof startVisit>[0] & Pick<ApiServices, "storefrontUrl">,
  site: string,
  plan: VisitPlan,
): Promise<string> {
  const { startPath } = await startVisit(call, plan);
  const url = `${call.storefrontUrl(site)}${startPath}`;
  const answer = element("PunchOutSetupResponse", {}, element("StartPage", {}, element("URL", {}, url)));
  return response(call.now(), 200, undefined, answer);
}
