import type { Database } from "../../database/connection";
import type { Stocked } from "../catalogue";
import { configuredAs } from "./model/evaluate";
import type { ChosenVariant, Configured, LineConfiguration } from "./tables";
import { textsAgain } from "./text/texts";
import { isTyped, takesInput } from "./model/typed-values";
import { evaluationOf, modelsOf } from "./model/working";

export const NOT_OFFERED =
  "What can be put on this item has changed. Configure it again from its product page.";

/**
 * Configurations of earlier lines by the rules and prices of today, for saved carts and for orders that are ordered
 * again; at most one statement. One is undefined if it cannot be made any more. What does not go together any more
 * comes with its issues.
 */
export async function configuredAgain(
  db: Database,
  lines: readonly { stocked: Stocked; configuration: LineConfiguration }[],
  currency: string,
): Promise<(Configured | undefined)[]> {
  const codes = lines.flatMap(({ configuration }) => configuration.variant?.model ?? []);
  const models = await modelsOf(db, [...new Set(codes)]);
  return lines.map(({ stocked, configuration: { infos, variant } }) => {
    if (!variant) return textsAgain(stocked.style, infos);
    const model = stocked.style.configurationModel === variant.model ? models.get(variant.model) : undefined;
    return model && chosenAgain(variant, evaluationOf(model, stocked, currency));
  });
}

/** Undefined if a value that was chosen is not offered any more. */
function chosenAgain({ choices, own, groups }: ChosenVariant, judging: ReturnType<typeof evaluationOf>) {
  const attributes = judging.definition.groups.flatMap((group) => group.attributes);
  const isOffered = Object.entries(choices).every(([key, values]) => {
    const attribute = attributes.find((one) => one.key === key);
    // What was typed was shown as it is; of a value its name was.
    const typed = groups
      .flatMap((group) => group.values)
      .flatMap((one) => (one.attribute === key ? one.value : []));
    return values.every(
      (value) =>
        attribute &&
        (isTyped(attribute) ||
          attribute.values?.some((one) => one.key === value) ||
          (takesInput(attribute) && typed.includes(value))),
    );
  });
  if (!isOffered) return undefined;
  const { configuration, valueAdds } = configuredAs(judging, choices, own);
  return { configuration, valueAdds };
}
