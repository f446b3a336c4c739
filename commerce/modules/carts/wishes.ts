import { z } from "@hono/zod-openapi";
import { pointOfService, quantityField as quantity } from "./params";
import { MOST_ADDED } from "./add";

/** The lines that a call adds to a cart. */
export const wishes = z
  .array(
    z.object({
      product: z.object({ code: z.string().min(1).max(80) }),
      quantity,
      deliveryPointOfService: pointOfService,
    }),
  )
  .max(MOST_ADDED);
