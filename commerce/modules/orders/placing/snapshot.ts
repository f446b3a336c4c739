import type { Person } from "../../../http/principal";
import { breachOf, type Stocked } from "../../catalogue";
import type { OrderedProduct } from "../tables";

/** A garment as an order keeps it. One that is no longer made has its code for a name. */
export const productSnapshot = (sku: string, stocked: Stocked | undefined): OrderedProduct => ({
  code: sku,
  name: stocked?.style.name ?? sku,
  styleCode: stocked?.style.code ?? sku,
  colour: stocked?.colour.name ?? "",
  size: stocked?.variant.size ?? "",
  dimension: stocked?.variant.dimension ?? null,
  picture: stocked?.colour.front ?? null,
});

/** What an order keeps of the certificates of a garment, and of what it does not meet of the wearer's role. */
export function protectionSnapshot(
  about: Person,
  style: Stocked["style"] | undefined,
  { day, reason }: { day: string; reason: string | null },
) {
  const ppeWarning = (style && breachOf(about, style, day)?.message) ?? null;
  return {
    standards: style && style.standards.length > 0 ? style.standards : null,
    ppeWarning,
    // A reason that nothing calls for any more is not kept.
    ppeReason: ppeWarning ? reason : null,
  };
}
