import type { CardColour } from "./card-colours";
import type { ProductPrice } from "./product-price";

export type CardPrice = { amount: string; from: boolean };

/** Made by `cardOf` on the server. */
export interface Card {
  code: string;
  name: string;
  to: string;
  picture?: string;
  isNew: boolean;
  sizeRange: string;
  colours: CardColour[];
  moreColours: number;
  price?: ProductPrice;
  recommended?: CardPrice;
  points?: number;
  /** Whether this person may buy it outside a pack. */
  purchasable: boolean;
}
