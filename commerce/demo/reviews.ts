import type { reviews } from "../modules/reviews/tables";
import { addDays } from "./calendar";
import { type PlannedOrder } from "./planned-order";
import { OF_EXTRAS, OF_GARMENTS } from "./review-words";
import { randomOf } from "./random";

/** Days between an order and its review. */
const WORN_DAYS = { least: 14, most: 60 };
/** The share of people who review a style that they ordered. */
const SHARE = 0.08;

/**
 * Reviews by people of styles that they ordered: one for each style, some weeks after its first order. The
 * named demo accounts have no reviews, so their forms are empty.
 */
export function reviewRows(orders: readonly PlannedOrder[], today: Date): (typeof reviews.$inferInsert)[] {
  const asked = new Set<string>();
  return [...orders]
    .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
    .flatMap(({ person, placedAt, lines }) =>
      lines.flatMap(({ style }) => {
        const key = `${person.row.customerId} ${style.code}`;
        const random = randomOf(`review ${key}`);
        const writtenAt = addDays(placedAt, random.int(WORN_DAYS.least, WORN_DAYS.most));
        if (asked.has(key) || person.named || writtenAt >= today || !random.chance(SHARE)) return [];
        asked.add(key);
        const words = random.pick(
          style.variants.some(({ size }) => size !== "One size") ? OF_GARMENTS : OF_EXTRAS,
        );
        return {
          ...words,
          organisationUid: person.row.organisationUid,
          styleCode: style.code,
          customerId: person.row.customerId,
          alias: random.chance(0.7) ? person.row.firstName : null,
          writtenAt,
        };
      }),
    );
}
