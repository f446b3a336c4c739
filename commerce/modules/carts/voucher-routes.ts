import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { CartSchema } from "./contract";
import { showCart } from "./change";
import { addVoucher, removeVoucher } from "./vouchers";

const tag = "Carts";
const CartParams = z.object({ cartId: z.string().min(1).max(60) });
const voucherId = z.string().min(1).max(60);
const VOUCHER_TEXT = "Enter a code.";

/** Vouchers of a cart (contract §7), with the newer paths too. `orgUsers` answers like `users`. */
export function voucherRoutes(api: Registrar): void {
  for (const area of ["users", "orgUsers"]) {
    const cartPath = `/${area}/{userId}/carts/{cartId}`;
    api.call(
      {
        method: "get",
        path: `${cartPath}/vouchers`,
        tag,
        summary: "The vouchers that were entered on a cart, with what they take off",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: z.object({ vouchers: CartSchema.shape.appliedVouchers }).openapi("VoucherList"),
      },
      async (call) => ({ vouchers: (await showCart(call, call.params.cartId)).appliedVouchers }),
    );
    api.call(
      {
        method: "post",
        path: `${cartPath}/vouchers`,
        tag,
        summary: "Adds a voucher to a cart",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ voucherId: voucherId.optional() }),
        body: z.object({ voucherId: voucherId.optional() }),
      },
      async ({ query, body, ...call }) => {
        const code = query.voucherId ?? body.voucherId;
        if (!code) throw invalid("voucherId", VOUCHER_TEXT, "missing");
        await addVoucher(call, call.params.cartId, code);
      },
    );
    api.call(
      {
        method: "delete",
        path: `${cartPath}/vouchers/{voucherId}`,
        tag,
        summary: "Takes a voucher off a cart",
        who: "person",
        proxied: true,
        params: CartParams.extend({ voucherId }),
      },
      (call) => removeVoucher(call, call.params.cartId, call.params.voucherId),
    );
    for (const [name, change] of [
      ["applyVoucher", addVoucher],
      ["removeVoucher", removeVoucher],
    ] as const) {
      api.call(
        {
          method: "post",
          path: `${cartPath}/${name}`,
          tag,
          summary: name === "applyVoucher" ? "Adds a voucher to a cart" : "Takes a voucher off a cart",
          who: "person",
          proxied: true,
          params: CartParams,
          body: z.object({ voucherId }),
          status: 204,
        },
        (call) => change(call, call.params.cartId, call.body.voucherId),
      );
    }
  }
}
