import { OccError } from "../../http/errors";
import type { StyleRecord } from "../catalogue";

/**
 * The SKU that a code means: itself, or the only one of a style. A style with several is a base product, which cannot be
 * in a cart.
 * @throws OccError 400 IllegalStateError in the words that clients look for (contract §13).
 */
export function onlyVariant(style: Pick<StyleRecord, "code" | "variants">, code: string): string {
  if (style.variants.some(({ sku }) => sku === code)) return code;
  const [only, ...more] = style.variants;
  if (only && more.length === 0) return only.sku;
  throw new OccError(400, {
    type: "IllegalStateError",
    message: `Product '${code}' cannot be configured: the base product is defined as 'make-to-stock'`,
    reason: "baseProduct",
    subject: code,
    subjectType: "product",
  });
}
