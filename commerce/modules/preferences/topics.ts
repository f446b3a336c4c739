import type { User } from "../../http/principal";
import type { Ways } from "../users/tables";

/** What people choose the ways for. Messages about their sign-in are none of these: they always come by email. */
export const TOPICS = {
  "order-decided": "An order is approved or declined",
  "parcel-sent": "A parcel is on its way",
  "back-in-stock": "Something I follow is back in stock",
  lapse: "Points are about to lapse",
  replenishment: "A replenishment order could not be placed",
  coupon: "A coupon of mine starts or is about to expire",
} as const;
export type Topic = keyof typeof TOPICS;

/** For who has not chosen. */
const UNCHOSEN: Ways = { email: true, text: false };

/** The ways to tell somebody of a topic: the only place that decides. A text needs a mobile to go to. */
export function waysOf({ toldBy, mobile }: Pick<User, "toldBy" | "mobile">, topic: Topic): Ways {
  const { email, text } = toldBy[topic] ?? UNCHOSEN;
  return { email, text: text && mobile !== null };
}
