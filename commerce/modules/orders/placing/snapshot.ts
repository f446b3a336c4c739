import type { Stocked } from "../../catalogue";
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
