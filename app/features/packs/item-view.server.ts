import type { components } from "~/commerce/occ";
import { detailsOf } from "~/features/lines/details";
import { counted } from "~/ui/counted";

type ApiItem = components["schemas"]["BundleItem"];

/** One chosen item as the bundle summary and the review show it. */
export const itemView = (item: ApiItem) => ({
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
  details: detailsOf(item),
});
