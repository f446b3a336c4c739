import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import type { Card } from "../cards";
import type { Stocked, StyleRecord } from "../catalogue";
import type { LineEndingSchema } from "../recalls";
import type { AllocatedPack } from "../packs";
import type { Configured } from "../configurators/tables";
import type { Discount, Lapse, Missing, Offer } from "../promotions";
import type { EntryRow } from "./entry-rows";
import type { carts } from "./tables";

export type CartRow = typeof carts.$inferSelect;
export type CartCall = Pick<Call, "db" | "about" | "now" | "mediaBaseUrl" | "baseSite" | "header" | "once">;

/** Pieces that are to be added. */
export interface Wish {
  product: { code: string };
  quantity: number;
  /** What a configurator put on it. */
  made?: Configured;
  /** Why it is needed though it does not meet what the wearer's role requires. */
  ppeReason?: string | null;
}

/** A line with its garment. `stocked` is undefined if the garment is no longer in the catalogue. */
export interface CartLine {
  /** At today's price, if what is stored is that of an earlier day. */
  entry: EntryRow;
  /** The price of one piece that is stored, which differs until somebody is told of a new one. */
  storedCents?: number;
  stocked: Stocked | undefined;
  /** What replaces its style, if that ends. */
  replacement?: StyleRecord;
  /** How its style ends, and what would stand in its place. */
  ending?: z.infer<typeof LineEndingSchema>;
  /** What it does not meet of what the wearer's role requires, in a sentence. */
  unmet?: string;
}

export interface LoadedCart {
  cart: CartRow;
  lines: CartLine[];
  /** The packs that lines came from, as the person has them now. */
  packs: AllocatedPack[];
  mode?: {
    code: string;
    name: string;
    description: string;
    cents: number | null;
    postBoxes: boolean;
    minDays: number;
    maxDays: number;
  };
  costCentre?: { code: string; name: string };
  /** Why the cost centre that was chosen cannot be charged today, if its days are why. */
  centreOutside?: string;
  /** The card that pays the own share, if one was chosen and is still the person's. */
  card?: Card;
  /** What offers take off, and what those need that take nothing off yet. */
  discounts: Discount[];
  missing: Missing[];
  /** The vouchers that were entered and are valid, and those that are not any more. */
  vouchers: Offer[];
  lapsed: { code: string; title: string; lapse: Lapse }[];
}
