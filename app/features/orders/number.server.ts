import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { purchaseOrderNumber } from "~/features/purchase-orders/number.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";

/** The form for the purchase order number of an order. */
export const numberView = (
  { purchaseOrderNumber: number, mandatory, available }: ResponseOf<"get", "/order/{code}/purchase-order">,
  code: string,
) => ({
  code,
  number,
  mandatory,
  register: available.map((one) => ({ number: one.purchaseOrderNumber, description: one.description })),
  key: newIdempotencyKey(),
});

export const numberSchema = z.object({ purchaseOrderNumber });

/** Of a post that takes the number away. */
export const noNumberSchema = z.object({});
