import type { z } from "@hono/zod-openapi";
import { type EndingSchema, endingWords, recalledRefusal } from "../recalls";
import { productUrl } from "./addresses";
import type { StyleRecord } from "./records";

/** The end of a style for whoever looks at it, and why it is refused if that has passed; undefined if it has no end. */
export function endingView(
  style: Pick<StyleRecord, "code" | "name" | "ending">,
  day: string,
): z.infer<typeof EndingSchema> | undefined {
  const { ending } = style;
  if (!ending) return undefined;
  const { kind, endsOn, reason, replacement } = ending;
  return {
    kind,
    endsOn,
    reason,
    message: endingWords(style, day)!,
    refusal: recalledRefusal(style, day)?.message,
    replacement: replacement
      ? { ...replacement, url: productUrl(replacement.code, replacement.name) }
      : undefined,
  };
}
