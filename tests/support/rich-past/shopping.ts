import * as schema from "../../../commerce/database/schema";
import type { Past } from "./past";

/** Carts, quotes and whatever else is not ordered yet; the cart holds two pieces of a pack. */
export async function pastOfShopping({
  db,
  at,
  later,
  me,
  boss,
  says,
  address,
  typed,
  configuration,
  code,
  allocationId,
  packId,
  sku,
  organisationUid,
  customerId,
  name,
  firstName,
}: Past): Promise<void> {
  const line = { sku, quantity: 2, valueAdds: typed, additionalComments: says };
  await db
    .insert(schema.draftItems)
    .values({ id: "d-1", customerId, packId, bundleId: "b", setId: "s", ...line });
  await db.insert(schema.configurations).values({
    id: "cf-1",
    customerId,
    sku,
    owner: "product",
    choices: { NAME: [name] },
    updatedAt: at,
  });
  await db.insert(schema.carts).values({
    code: "cart-1",
    guid: "g-1",
    site: "uniforms",
    customerId,
    organisationUid,
    currency: "AUD",
    name: `For ${name}`,
    deliveryAddress: address,
  });
  await db
    .insert(schema.cartEntries)
    .values({ cartCode: "cart-1", entryNumber: 0, unitCents: 100, packId, ...line, configuration });
  await db.insert(schema.entitlementMovements).values([
    { allocationId, measure: "quantity", kind: "grant", amount: 2, changeId: null, bundleId: "of the test" },
    {
      allocationId,
      measure: "quantity",
      kind: "hold",
      amount: 2,
      cartCode: "cart-1",
      bundleId: "of the test",
    },
  ]);
  const quote = {
    site: "uniforms",
    organisationUid,
    currency: "AUD",
    state: "BUYER_DRAFT" as const,
    createdAt: at,
    updatedAt: at,
  };
  await db.insert(schema.quotes).values([
    { code: "q-1", customerId, name: `Quote of ${name}`, description: says, ...quote },
    { code: "q-2", customerId: boss.customerId, name: "Another's", ...quote },
  ]);
  await db.insert(schema.quoteEntries).values({
    quoteCode: "q-1",
    entryNumber: 0,
    sku,
    quantity: 1,
    listCents: 100,
    valueAdds: typed,
  });
  await db.insert(schema.quoteComments).values([
    { quoteCode: "q-1", at, by: me, fromCustomer: true, text: says },
    { quoteCode: "q-2", at, by: me, fromCustomer: false, text: `Yours, ${firstName}` },
  ]);
  const event = {
    sequence: 1,
    at,
    side: "customer" as const,
    channel: "shop",
    to: "BUYER_DRAFT" as const,
    version: 0,
  };
  await db.insert(schema.quoteEvents).values([
    { quoteCode: "q-1", by: me, ...event },
    { quoteCode: "q-2", by: boss, onBehalfOf: me, ...event },
  ]);
  await db.insert(schema.replenishments).values({
    code: "re-1",
    guid: "g-2",
    site: "uniforms",
    customerId,
    organisationUid,
    currency: "AUD",
    recurrence: { type: "DAILY", nDays: 1 } as never,
    startDate: "2026-12-01",
    firstDate: "2026-12-01",
    nextDate: "2026-12-01",
    dueAt: later,
    deliveryAddress: address,
    deliveryMode: "standard",
    paymentType: "ACCOUNT",
    totalCents: 0,
    createdAt: at,
  });
  await db.insert(schema.replenishmentLines).values({
    replenishmentCode: "re-1",
    entryNumber: 0,
    sku,
    quantity: 1,
    product: {} as never,
  });
  await db.insert(schema.bulkUploads).values({
    id: "bu-1",
    customerId,
    organisationUid,
    site: "uniforms",
    fileName: `${name}.csv`,
    columns: [],
    digest: "d",
    status: "ready",
    sentAt: at,
  });
  const kept = { customerId, organisationUid, site: "uniforms", name, createdAt: at, changedAt: at };
  await db.insert(schema.teamDrafts).values({ ...kept, id: "td-1" });
  await db.insert(schema.teamFiles).values({
    ...{ draftId: "td-1", organisationUid, fileName: `${name}.csv`, columns: ["Person"] },
    ...{ digest: "d", reasons: [] },
  });
  await db
    .insert(schema.teamFileOrders)
    .values({ draftId: "td-1", number: 1, customerId, name, state: "ready", digest: "d" });
  await db.insert(schema.teamFileRows).values({
    ...{ draftId: "td-1", line: 2, cells: [name], state: "ready", faults: [], customerId, name },
    ...{ item: "Goods", quantity: 1, number: 1 },
  });
  const [promotion] = await db.select().from(schema.promotions);
  await db
    .insert(schema.customerCoupons)
    .values({ customerId, promotionCode: promotion!.code, claimedAt: at })
    .onConflictDoNothing();
  await db
    .insert(schema.voucherRedemptions)
    .values({ promotionCode: promotion!.code, orderCode: code, customerId })
    .onConflictDoNothing();
  await db.insert(schema.productInterests).values({ customerId, sku, addedAt: at }).onConflictDoNothing();
  await db.insert(schema.reorders).values({ customerId, orderCode: code, at, lines: [] });
}
