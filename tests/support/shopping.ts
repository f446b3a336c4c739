import { and, asc, eq, gte, sql } from "drizzle-orm";
import { carts } from "../../commerce/modules/carts/tables";
import {
  stockLevels,
  styles,
  styleValueAdds,
  valueAdds,
  variants,
} from "../../commerce/modules/catalogue/tables";
import type { Answer, TestApi } from "./api";

type Choice = { setId: string; styleCode: string; quantity?: number; sku?: string };

/** A SKU of a style with enough on the shelf for any test. */
export async function skuOf(api: TestApi, styleCode: string, atLeast = 20): Promise<string> {
  const [row] = await api.db
    .select({ sku: variants.sku })
    .from(variants)
    .innerJoin(stockLevels, eq(stockLevels.sku, variants.sku))
    .where(and(eq(variants.styleCode, styleCode), gte(stockLevels.onHand, atLeast)))
    .orderBy(asc(variants.sort))
    .limit(1);
  if (!row) throw new Error(`no SKU of ${styleCode} has ${atLeast} on the shelf`);
  return row.sku;
}

/** A SKU of a style, on the shelf or not. */
export async function anySku(api: TestApi, styleCode: string): Promise<string> {
  const [row] = await api.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(eq(variants.styleCode, styleCode))
    .orderBy(asc(variants.sort))
    .limit(1);
  if (!row) throw new Error(`${styleCode} has no SKU`);
  return row.sku;
}

/** Sets what is on the shelf, and whether the style may be ordered beyond it. */
export async function setStock(
  api: TestApi,
  sku: string,
  onHand: number,
  backOrder?: boolean,
): Promise<void> {
  await api.db.update(stockLevels).set({ onHand }).where(eq(stockLevels.sku, sku));
  if (backOrder === undefined) return;
  await api.db
    .update(styles)
    .set({ backOrder })
    .where(
      eq(styles.code, sql`(select ${variants.styleCode} from ${variants} where ${variants.sku} = ${sku})`),
    );
}

export async function onHand(api: TestApi, sku: string): Promise<number | undefined> {
  const [row] = await api.db.select().from(stockLevels).where(eq(stockLevels.sku, sku));
  return row?.onHand;
}

/** Every value-add that must be filled, filled with the same name. */
export async function requiredValueAdds(api: TestApi, styleCode: string) {
  const rows = await api.db
    .selectDistinct({ code: valueAdds.code, prompts: valueAdds.prompts, mandatory: valueAdds.mandatory })
    .from(styleValueAdds)
    .innerJoin(valueAdds, eq(valueAdds.code, styleValueAdds.valueAddCode))
    .where(eq(styleValueAdds.styleCode, styleCode));
  return rows
    .filter((row) => row.mandatory)
    .map((row) => ({ code: row.code, entries: row.prompts.map(() => "Sam") }));
}

/** Adds an item to a bundle, filling in whatever the garment asks for. */
export async function choose(
  api: TestApi,
  as: string,
  packId: string,
  bundleId: string,
  { setId, styleCode, quantity = 1, sku }: Choice,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return api.call("POST", `/orgUsers/current/packs/${packId}/bundles/${bundleId}/items`, {
    as,
    headers,
    body: {
      setId,
      styleCode,
      quantity,
      sku: sku ?? (await anySku(api, styleCode)),
      valueAdds: await requiredValueAdds(api, styleCode),
    },
  });
}

/** Opens the cart and puts SKUs of the catalogue into it; gives the cart's code. */
export async function fillCart(api: TestApi, as: string, lines: Record<string, number>): Promise<string> {
  const { body: cart } = await api.call("POST", "/users/current/carts", { as });
  for (const [code, quantity] of Object.entries(lines)) {
    const added = await api.call("POST", `/orgUsers/current/carts/${cart.code}/entries`, {
      as,
      query: { code, quantity },
    });
    if (added.body.statusCode !== "success")
      throw new Error(`cannot add ${code}: ${JSON.stringify(added.body)}`);
  }
  return String(cart.code);
}

/** Sets address, mode and payment, so that the cart can be placed. */
export async function makeReady(
  api: TestApi,
  as: string,
  cart: string,
  more: { poNumber?: string; costCentre?: string } = {},
): Promise<void> {
  const cart_ = `/orgUsers/current/carts/${cart}`;
  const { body } = await api.call("GET", "/orgUsers/current/addresses/wwgAddresses", { as });
  const steps: [string, Record<string, string>][] = [
    [`${cart_}/addresses/delivery`, { addressId: body.addresses[0].id }],
    [`${cart_}/deliverymode`, { deliveryModeId: "standard" }],
    [
      `${cart_}/paymenttype`,
      { paymentType: "ACCOUNT", ...(more.poNumber ? { purchaseOrderNumber: more.poNumber } : {}) },
    ],
    ...(more.costCentre
      ? ([[`${cart_}/costcenter`, { costCenterId: more.costCentre }]] as [string, Record<string, string>][])
      : []),
  ];
  for (const [path, query] of steps) {
    const done = await api.call("PUT", path, { as, query });
    if (done.status !== 200) throw new Error(`${path}: ${done.status} ${JSON.stringify(done.body)}`);
  }
}

/** A cart with these lines that only waits to be placed. */
export async function readyCart(
  api: TestApi,
  as: string,
  lines: Record<string, number>,
  more: Parameters<typeof makeReady>[3] = {},
): Promise<string> {
  const cart = await fillCart(api, as, lines);
  await makeReady(api, as, cart, more);
  return cart;
}

/** Throws everybody's cart away, so that each test begins with an empty one. */
export async function emptyCarts(api: TestApi): Promise<void> {
  await api.db.delete(carts);
}

export const countOrders = async (api: TestApi, as: string): Promise<number> =>
  (await api.call("GET", "/users/current/orders", { as })).body.pagination.totalResults as number;

export const place = (api: TestApi, as: string, cartId: string, headers: Record<string, string> = {}) =>
  api.call("POST", "/orgUsers/current/orders", {
    as,
    headers,
    query: { cartId, termsChecked: "true", fields: "FULL" },
  });
