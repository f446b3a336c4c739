import { z } from "@hono/zod-openapi";
import { type Person, restrictedFor } from "../../http/principal";
import type { LoadedCart } from "../carts";
import type { RestrictedStyle } from "./tables";

/** A style that an approver must agree to each time it is ordered. */
export const RestrictedStyleSchema = z
  .object({ code: z.string(), name: z.string() })
  .openapi("RestrictedStyle");

/** The restricted styles in a cart, each once, in the order of its lines. */
export function restrictedOf(about: Person, { lines }: Pick<LoadedCart, "lines">): RestrictedStyle[] {
  const restricted = restrictedFor(about);
  const styles = new Map(
    lines.flatMap(({ stocked }) => (stocked ? [[stocked.style.code, stocked.style]] : [])),
  );
  return [...styles.values()].flatMap(({ code, name }) =>
    restricted.includes(code) ? [{ code, name }] : [],
  );
}
