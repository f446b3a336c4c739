import type { StyleRecord } from "../catalogue";
import type { Configured, LineConfiguration } from "./tables";
import { textsAgain } from "./texts";

export const NOT_OFFERED =
  "What can be put on this item has changed. Configure it again from its product page.";

/**
 * Configurations of earlier lines by the rules and prices of today, for saved carts and for orders that are ordered
 * again. One is undefined if it cannot be made any more.
 */
export const configuredAgain = (
  lines: readonly { style: StyleRecord; configuration: LineConfiguration }[],
): (Configured | undefined)[] =>
  lines.map(({ style, configuration }) => textsAgain(style, configuration.infos));
