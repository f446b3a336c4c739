import { z } from "@hono/zod-openapi";
import { optionalText } from "../../http/text-schema";
import { LONGEST_PPE_REASON } from "../catalogue";
import { pointOfService, quantityField as quantity } from "./params";
import { MOST_ADDED } from "./add";

/** The lines that a call adds to a cart. */
export const wishes = z
  .array(
    z.object({
      product: z.object({ code: z.string().min(1).max(80) }),
      quantity,
      ppeReason: optionalText(LONGEST_PPE_REASON),
      deliveryPointOfService: pointOfService,
    }),
  )
  .max(MOST_ADDED);
