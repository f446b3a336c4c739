import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { carts } from "../../../commerce/modules/carts/tables";
import { orders } from "../../../commerce/modules/orders/tables";
import { ConnectionsFile, writeConnections } from "../../../commerce/modules/punchout";
import {
  punchoutConnections,
  punchoutOrders,
  punchoutReturns,
  punchoutSessions,
} from "../../../commerce/modules/punchout/tables";
import { apiOfFile } from "../../support/api";
import {
  itemOut,
  orderDocument,
  orderItem,
  type OrderParts,
  sendCxml,
  setupDocument,
  shipToOf,
} from "../../support/cxml";
import { documentOf, items, visitByCxml } from "../../support/cxml-visit";
import { skuOf } from "../../support/shopping";

const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  await api.db.delete(punchoutReturns);
  await api.db.delete(punchoutOrders);
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

let number = 0;
const order = async (parts: OrderParts) => {
  const before = await api.db.$count(orders);
  const sent = await sendCxml(api, orderDocument({ orderId: `suite-${++number}`, ...parts }), {
    path: "order",
  });
  const words = /<Status[^>]*>([^<]*)</.exec(sent.text)?.[1] ?? "";
  return { code: sent.code, words, made: (await api.db.$count(orders)) - before };
};

/** Six polos and three caps that went back, as lines of an order. */
async function returned() {
  const { add, end } = await visitByCxml(api);
  await add(polo, 6);
  await add(cap, 3);
  const { body } = await end();
  const [poloPrice = "", capPrice = ""] = body.lines.map(({ unitPrice }: { unitPrice: string }) => unitPrice);
  return { polos: orderItem(polo, 6, poloPrice), caps: orderItem(cap, 3, capPrice), poloPrice, capPrice };
}
const to = (item: string, shipTo: string) => item.replace("<ItemID>", `${shipTo}<ItemID>`);
const DUBBO = shipToOf("9 Depot Road", "2830");
const SYDNEY = shipToOf("1 Quay Street", "2000");

test("[PO-07] an order whose lines go to two addresses is refused, and says which", async () => {
  const { polos, caps } = await returned();
  for (const parts of [
    { items: to(polos, DUBBO) + to(caps, SYDNEY) },
    { shipTo: DUBBO, items: polos + to(caps, SYDNEY) },
    { shipTo: DUBBO + SYDNEY, items: polos + caps },
  ]) {
    const { code, words, made } = await order(parts);
    expect([code, made]).toEqual(["450", 0]);
    expect(words).toContain("2 addresses (9 Depot Road, Dubbo; 1 Quay Street, Dubbo)");
    expect(words).toContain("Send one order for each.");
  }
  // The address of every line, although the order has another.
  const { code, words } = await order({ shipTo: DUBBO, items: to(polos, SYDNEY) + to(caps, SYDNEY) });
  expect([code, words]).toEqual(["200", expect.stringContaining("delivery to 1 Quay Street")]);
});

test("[PO-07] a line of quantity 0 was taken back, and a part number counts in any case", async () => {
  const { polos, poloPrice, capPrice } = await returned();
  const { code, words } = await order({
    items: orderItem(polo.toLowerCase(), 6, poloPrice) + orderItem(cap, "0.00", capPrice),
  });
  expect([code, words]).toEqual(["200", expect.stringContaining(`${cap}: not ordered`)]);
  expect((await order({ items: polos.replace('quantity="6"', 'quantity="0"') })).code).toBe("400");
});

test("[PO-07] whoever stands below the first DeliverTo is delivered to", async () => {
  const { polos, caps } = await returned();
  const shipTo = DUBBO.replace("</DeliverTo>", "</DeliverTo><DeliverTo>Level 3</DeliverTo>");
  const { code } = await order({ shipTo, items: polos + caps });
  expect(code).toBe("200");
  const made = await api.db
    .select()
    .from(orders)
    .where(eq(orders.purchaseOrderNumber, `suite-${number}`));
  expect(made[0]!.deliveryAddress).toMatchObject({
    firstName: "Siobhan",
    line1: "9 Depot Road",
    line2: "Level 3",
  });
});

test("[PO-04] a new visit that began with lines returns none when it is cancelled", async () => {
  const { end } = await visitByCxml(api, { more: itemOut(polo, 2) + itemOut("GONE", 1) });
  const document = documentOf(await end("cancelled"));
  expect(items(document)).toEqual([]);
  expect(document).toContain('<Total><Money currency="AUD">0.00</Money></Total>');
});

test("[PO-04] amounts in two currencies are never added up", async () => {
  const line = (currency: string) => orderItem("GONE", 2, "10.00", { currency });
  const mixed = await visitByCxml(api, { operation: "edit", more: itemOut(polo, 1) + line("EUR") });
  const { body } = await mixed.read({ outcome: "returned" });
  const [own, kept] = body.lines;
  expect([kept.currency, body.currency, body.total]).toEqual(["EUR", "AUD", own.total]);
  expect(kept.notes.map(({ kind }: { kind: string }) => kind)).toContain("currency");
  expect(documentOf(await mixed.end())).toContain(
    `<Total><Money currency="AUD">${own.total}</Money></Total>`,
  );
  const foreign = await visitByCxml(api, { operation: "edit", more: line("EUR") });
  expect(documentOf(await foreign.end("cancelled"))).toContain(
    '<Total><Money currency="EUR">20.00</Money></Total>',
  );
});

test("[PO-01] part numbers of an edit count in any case, and a selected item may be a style", async () => {
  const edit = await visitByCxml(api, { operation: "edit", more: itemOut(polo.toLowerCase(), 2) });
  expect(items(documentOf(await edit.end()))).toEqual([["" + polo, "2"]]);
  const selected = (part: string) =>
    visitByCxml(api, {
      more: `<SelectedItem><ItemID><SupplierPartID>${part}</SupplierPartID></ItemID></SelectedItem>`,
    });
  for (const part of ["KC-5002", "kc-5002", polo, polo.toLowerCase()]) {
    const { session } = await selected(part);
    expect([part, session.selectedItem]).toEqual([part, "KC-5002"]);
  }
});

test("[PO-01] a host may have an underscore, and an address no control characters", async () => {
  const host = "back_to_buyer.example";
  expect(
    ConnectionsFile.safeParse([
      {
        name: "x",
        senders: [{ domain: "d", identity: "i", secret: "long-enough" }],
        returnHosts: [host],
        user: "a@b.example",
      },
    ]).success,
  ).toBe(true);
  const tenderline = eq(punchoutConnections.name, "Tenderline");
  const [before] = await api.db.select().from(punchoutConnections).where(tenderline);
  await api.db
    .update(punchoutConnections)
    .set({ returnHosts: [host] })
    .where(tenderline);
  const post = (url: string) => `<BrowserFormPost><URL>${url}</URL></BrowserFormPost>`;
  expect((await sendCxml(api, setupDocument({ post: post(`https://${host}/r`) }))).code).toBe("200");
  const broken = await sendCxml(
    api,
    setupDocument({ post: post(`https://${host}/r&#13;&#10;Set-Cookie: a=b`) }),
  );
  expect([broken.code, broken.text]).toEqual([
    "400",
    expect.stringContaining("characters that no address has"),
  ]);
  await api.db.update(punchoutConnections).set({ returnHosts: before!.returnHosts }).where(tenderline);
});

test("[PO-07] a connection without return hosts opens no visit, and takes orders of carts that went back", async () => {
  const tenderline = eq(punchoutConnections.name, "Tenderline");
  const [before] = await api.db.select().from(punchoutConnections).where(tenderline);
  const { polos, caps } = await returned();
  const [entry] = ConnectionsFile.parse([
    {
      name: "Tenderline",
      senders: [{ domain: "NetworkId", identity: "TENDERLINE", secret: "Kitroom-2026!" }],
      oci: { username: "TENDERLINE", password: "Kitroom-2026!" },
      user: "punchout@korraline.example",
    },
  ]);
  expect(entry!.returnHosts).toEqual([]);
  expect(ConnectionsFile.safeParse([{ ...entry, returnHosts: [] }]).success).toBe(true);
  await writeConnections(api.db, [entry!]);
  try {
    const words = "This connection takes orders alone: it has no host that a cart may be returned to.";
    const setup = await sendCxml(api, setupDocument());
    expect([setup.code, setup.text]).toEqual(["400", expect.stringContaining(words)]);
    const fields = Object.entries({
      USERNAME: "TENDERLINE",
      PASSWORD: "Kitroom-2026!",
      HOOK_URL: "https://tenderline.example/hook",
    }).map(([name, value]) => ({ name, value }));
    const oci = await api.call("POST", "/punchout/oci/setup", { body: { fields } });
    expect([oci.status, JSON.stringify(oci.body)]).toEqual([400, expect.stringContaining(words)]);
    expect(await order({ items: polos + caps })).toMatchObject({ code: "200", made: 1 });
  } finally {
    await api.db.update(punchoutConnections).set(before!).where(tenderline);
  }
});

test("[PO-07] a profile has whole addresses", async () => {
  const document = setupDocument().replace(
    /<PunchOutSetupRequest[^]*<\/PunchOutSetupRequest>/,
    "<ProfileRequest/>",
  );
  const { text } = await sendCxml(api, document, { path: "profile" });
  expect(text).toContain("<URL>http://commerce.test/occ/v2/uniforms/punchout/cxml/setup</URL>");
});
