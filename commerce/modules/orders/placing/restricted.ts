import { z } from "@hono/zod-openapi";
import { type Person, restrictedFor } from "../../../http/principal";
import type { LoadedCart } from "../../carts";
import type { RestrictedStyle } from "../tables";

/** A style that an approver must agree to each time it is ordered. */
export const RestrictedStyleSchema = z
  .object({ code: z.string(), name: z.string() })
  .openapi("RestrictedStyle");

/** The restricted styles in a cart, each once, in the order of its lines. */
export const restrictedOf = (about: Person, { lines }: Pick<LoadedCart, "lines">): RestrictedStyle[] =>
  restrictedAmong(
    lines.flatMap(({ stocked }) => (stocked ? [stocked.style] : [])),
    restrictedFor(about),
  );

/** Those of some styles whose codes are restricted, each once. */
export function restrictedAmong(
  styles: readonly RestrictedStyle[],
  restricted: readonly string[],
): RestrictedStyle[] {
  const names = new Map(styles.map(({ code, name }) => [code, name]));
  return [...names].flatMap(([code, name]) => (restricted.includes(code) ? [{ code, name }] : []));
}
