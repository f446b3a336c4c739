import { getSettings } from "~/config/settings.server";
import type { Visit } from "~/session/visit.server";

interface Flags {
  enableChatbot?: boolean | undefined;
  enableNaizFit?: boolean | undefined;
}

/**
 * The scripts of others that a person's pages load: a chatbot and a size fitting, each only if the unit has its flag and
 * the shop has its address (spec 000 §4), and a survey if the shop has its address (spec 002 §1). Never for a punch-out
 * visit, whose pages are in somebody else's frame.
 */
export function helperScripts(visit: Visit, { enableChatbot, enableNaizFit }: Flags): string[] {
  if (visit.keyed || visit.preview) return [];
  const { chatbotScriptUrl, sizeFittingScriptUrl, surveyScriptUrl } = getSettings();
  const wanted = [enableChatbot && chatbotScriptUrl, enableNaizFit && sizeFittingScriptUrl, surveyScriptUrl];
  return wanted.filter((url) => typeof url === "string");
}
