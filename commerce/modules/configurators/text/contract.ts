import { z } from "@hono/zod-openapi";
import { tooLong } from "../../../http/text-schema";
import { ConfigurationInfoSchema } from "../line-view";

/** The fields of a text-field configurator with what was typed into them (contract §13). */
export const TextConfigurationSchema = z
  .object({ configurationInfos: z.array(ConfigurationInfoSchema) })
  .openapi("TextConfiguration");

/** Longer than any prompt; how long a text may be is said by its field. */
const MOST_TYPED = 250;

/** Clients send back what they were answered, status and all; only label and value are read. */
const infosOf = (most: number) =>
  z
    .array(
      z.object({
        configurationLabel: z.string().min(1).max(200),
        configurationValue: z.string().max(most, tooLong(most)),
      }),
    )
    .max(50);

export const TextsBody = z.object({ configurationInfos: infosOf(MOST_TYPED) });

/** The configuration of a line as carts and orders word it; a value may be a list. */
export const WordedInfos = infosOf(2_000).min(1);
