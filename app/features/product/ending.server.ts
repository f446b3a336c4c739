import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import type { Ending } from "./ending";

type ApiEnding = NonNullable<components["schemas"]["Product"]["ending"]>;

export const endingOf = ({ message, reason, refusal, replacement }: ApiEnding): Ending => ({
  text: plainText(refusal ?? `${message} ${reason}`),
  over: refusal !== undefined,
  replacement: replacement && { name: plainText(replacement.name), to: replacement.url },
});
