import type { components } from "~/commerce/occ";
import { lineEndingOf } from "~/features/lines/line-ending.server";
import { detailsOf } from "~/features/lines/details";
import { counted } from "~/ui/counted";

type ApiItem = components["schemas"]["BundleItem"];

/** One chosen item as the bundle summary and the review show it. */
/** @param bundleId of the step. */
export const itemView = (item: ApiItem, bundleId: string) => ({
  id: item.id,
  name: item.name,
  image: item.image,
  code: item.skuNumber,
  style: item.styleCode,
  setId: item.setId,
  colour: item.colour,
  size: item.size,
  dimension: item.dimension,
  quantity: item.quantity,
  price: item.price?.formattedValue,
  points: item.points ? counted(item.points, "point") : undefined,
  stockMessage: item.stockMessage,
  ending: item.ending && lineEndingOf(item.ending),
  press: `swap ${item.id} ${bundleId}`,
  details: detailsOf(item),
});
