import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cartEntries, carts } from "../../../commerce/modules/carts/tables";
import { variants } from "../../../commerce/modules/catalogue/tables";
import { punchoutConnections, punchoutSessions } from "../../../commerce/modules/punchout/tables";
import { itemOut, type SetupParts } from "../../support/cxml";
import { documentOf, items, validator, visitByCxml } from "../../support/cxml-visit";
import { apiOfFile } from "../../support/api";
import { expectRefusal } from "../../support/expect";
import { setStock, skuOf } from "../../support/shopping";

const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});
const validate = validator();
const visit = (parts?: SetupParts) => visitByCxml(api, parts);

describe("a cart that goes back to the buyer's system", () => {
  test("[PO-04] is a valid document with the cookie, every line, and the exact sum", async () => {
    const { add, read, session, call, cart } = await visit({ cookie: "00170017 é<![CDATA[<&>]]>" });
    expect(session.punchOutOperation).toBe("CREATE");
    await add(polo, 6);
    await add(cap, 3);
    const lines = (await call("GET", cart)).body;
    const requisition = await read();
    const document = documentOf(requisition);
    validate(document);
    expect(document).toContain("<BuyerCookie>00170017 &#233;&#60;&#38;&#62;</BuyerCookie>");
    expect(items(document)).toEqual([
      [polo, "6"],
      [cap, "3"],
    ]);
    const sum = lines.entries.reduce(
      (all: number, one: { basePrice: { value: number }; quantity: number }) =>
        all + Math.round(one.basePrice.value * 100) * one.quantity,
      0,
    );
    expect(document).toContain(`<Total><Money currency="AUD">${(sum / 100).toFixed(2)}</Money></Total>`);
    const kinds = [...document.matchAll(/<Classification domain="UNSPSC">(\d{8})</g)].map(([, code]) => code);
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(document).toContain('<From><Credential domain="NetworkId"><Identity>KITROOM<');
    expect(document).toContain('<To><Credential domain="NetworkId"><Identity>KORRALINE<');
    expect(document).not.toMatch(/SharedSecret|Kitroom-2026|[^\u0000-\u007F]/);
    expect(document).toMatch(/timestamp="[^"]+\+00:00"/);
    expect(requisition.body).toMatchObject({
      browseFormPostUrl: "https://tenderline.example/return?x=1&y=2",
      formField: "cxml-base64",
    });
  });

  test("[PO-04] elements in the cookie come back as they were written", async () => {
    const cookie = '<Session id="1"><Id>0017</Id> ā</Session>';
    const { add, read } = await visit({ cookie });
    await add(cap, 1);
    const document = documentOf(await read());
    expect(document).toContain('<BuyerCookie><Session id="1"><Id>0017</Id> &#257;</Session></BuyerCookie>');
  });

  test("[PO-04] has a chosen pack with its name and additions, told apart from the same garment", async () => {
    const { session, add, read } = await visit();
    await add(polo, 1);
    await api.db.insert(cartEntries).values({
      cartCode: session.cartId,
      entryNumber: 1,
      sku: polo,
      quantity: 2,
      unitCents: 4100,
      valueAdds: [
        {
          code: "NB",
          name: "Name badge",
          cents: 500,
          entries: [{ label: "Name", value: "O'Brien-Ngāti <b>&" }],
        },
      ],
      additionalComments: "x".repeat(400),
    });
    const document = documentOf(await read());
    validate(document);
    expect(document).toContain("Name badge: Name O&#39;Brien-Ng&#257;ti &#60;b&#62;&#38;");
    expect(document).toMatch(/<SupplierPartAuxiliaryID>KR-[0-9a-f]{16}</);
    const again = documentOf(await read());
    const auxiliary = (text: string) => /AuxiliaryID>([^<]+)/.exec(text)![1];
    expect(auxiliary(again)).toBe(auxiliary(document));
  });

  test("[PO-04] 300 lines go back", async () => {
    const { session, read } = await visit();
    const skus = await api.db
      .select({ sku: variants.sku })
      .from(variants)
      .orderBy(asc(variants.sku))
      .limit(300);
    await api.db.insert(cartEntries).values(
      skus.map(({ sku }, entryNumber) => ({
        cartCode: session.cartId as string,
        entryNumber,
        sku,
        quantity: entryNumber + 1,
        unitCents: 333,
      })),
    );
    const document = documentOf(await read());
    validate(document);
    expect(items(document)).toHaveLength(300);
    expect(document).toContain(`>${((333 * 300 * 301) / 200).toFixed(2)}</Money></Total>`);
  });

  test("[PO-04] ends the visit: nothing answers any more, but the same document for a day", async () => {
    const { add, end, call, cart, sid } = await visit();
    expectRefusal(await end(), 400, "CartError", { reason: "empty" });
    await add(polo, 1);
    const returned = await end();
    expect(returned.status).toBe(200);
    for (const [method, path] of [
      ["GET", cart],
      ["POST", `${cart}/entries`],
      ["GET", `/punchout/sessions/${sid}/requisition`],
    ] as const) {
      expect((await call(method, path)).status).toBe(401);
    }
    expectRefusal(await api.call("GET", `/punchout/sessions/${sid}`), 404, "NotFoundError");
    const ending = await api.call("GET", `/punchout/sessions/${sid}/ending`);
    expect(ending.body).toMatchObject({ outcome: "returned", host: "tenderline.example" });
    expect(ending.body.orderAsCXML).toBe(returned.body.orderAsCXML);
  });

  test("[PO-04] cancelled, an empty document goes back, with a sum of nothing", async () => {
    const { add, end, sid } = await visit();
    await add(polo, 1);
    const document = documentOf(await end("cancelled"));
    validate(document);
    expect(items(document)).toEqual([]);
    expect(document).toContain('<Total><Money currency="AUD">0.00</Money></Total>');
    expect((await api.call("GET", `/punchout/sessions/${sid}/ending`)).body.outcome).toBe("cancelled");
  });

  test("[PO-04] a requisition answers only to the account of its visit, and its cart cannot be ordered", async () => {
    const { add, sid, session, call } = await visit();
    await add(polo, 1);
    for (const as of ["wearer@korraline.example", "buyer@harrowstreet.example"]) {
      expectRefusal(
        await api.call("GET", `/punchout/sessions/${sid}/requisition`, { as }),
        404,
        "NotFoundError",
      );
    }
    expect((await api.call("GET", `/punchout/sessions/${sid}/requisition`)).status).toBe(401);
    expectRefusal(await api.call("GET", `/punchout/sessions/${sid}/ending`), 404, "NotFoundError");
    const placed = await call("POST", "/orgUsers/current/orders", {
      query: { cartId: session.cartId, termsChecked: "true" },
    });
    expectRefusal(placed, 403, "ForbiddenError");
  });

  test("[PO-04] in the field that the connection asks for", async () => {
    await api.db.update(punchoutConnections).set({ formField: "cxml-urlencoded" });
    const { add, read } = await visit();
    await add(polo, 1);
    expect((await read()).body.formField).toBe("cxml-urlencoded");
    await api.db.update(punchoutConnections).set({ formField: "cxml-base64" });
  });
});

describe("an edited requisition", () => {
  const detail = `<ItemDetail><UnitPrice><Money currency="AUD">12.3456</Money></UnitPrice><Description xml:lang="en">Old hat</Description><UnitOfMeasure>PR</UnitOfMeasure><Classification domain="UNSPSC">46181500</Classification></ItemDetail>`;
  const gone = itemOut("KC-GONE", "2").replace("</ItemOut>", `${detail}</ItemOut>`);
  const badge = itemOut(
    polo,
    1,
    "<SupplierPartAuxiliaryID>KR-0123456789abcdef</SupplierPartAuxiliaryID>",
  ).replace("</ItemOut>", `${detail}</ItemOut>`);
  const lines = itemOut(polo, 4) + gone + badge;

  test("[PO-01] has its lines in the cart again; what the cart cannot have goes back as it came", async () => {
    const { session, call, cart, add, end } = await visit({ operation: "edit", more: lines });
    expect(session.punchOutOperation).toBe("EDIT");
    expect((await call("GET", cart)).body.entries).toMatchObject([{ product: { code: polo }, quantity: 4 }]);
    await add(cap, 1);
    const document = documentOf(await end());
    validate(document);
    expect(items(document)).toEqual([
      [polo, "4"],
      [cap, "1"],
      ["KC-GONE", "2"],
      [polo, "1"],
    ]);
    expect(document).toContain('<UnitPrice><Money currency="AUD">12.3456</Money></UnitPrice>');
    expect(document).toContain("KR-0123456789abcdef");
  });

  test("[PO-04] that is cancelled sends every line back as it came, never an empty list", async () => {
    const { call, cart, end } = await visit({ operation: "edit", more: lines });
    await call("DELETE", `${cart}/entries`);
    const document = documentOf(await end("cancelled"));
    validate(document);
    expect(items(document)).toEqual([
      [polo, "4"],
      ["KC-GONE", "2"],
      [polo, "1"],
    ]);
  });

  test("[PO-01] keeps lines that are out of stock or not in whole pieces", async () => {
    await setStock(api, cap, 0, false);
    const { read } = await visit({ operation: "edit", more: itemOut(cap, 3) + itemOut(polo, "1.5") });
    expect((await read()).body.lines).toMatchObject([
      { partId: cap, quantity: "3", kept: true },
      { partId: polo, quantity: "1.5", kept: true },
    ]);
    await setStock(api, cap, 50, true);
  });

  test("[PO-01] that is inspected cannot be changed by any call, and returns nothing", async () => {
    const { call, cart, add, read, end } = await visit({ operation: "inspect", more: lines });
    expect((await call("GET", cart)).body.entries).toHaveLength(1);
    for (const answer of [
      await add(polo, 1),
      await call("PATCH", `${cart}/entries/0`, { query: { quantity: 2 } }),
      await call("DELETE", `${cart}/entries/0`),
      await call("DELETE", `${cart}/entries`),
      await call("DELETE", cart),
    ]) {
      expectRefusal(answer, 403, "ForbiddenError");
    }
    const shown = await read();
    expect(shown.body.lines.map(({ partId }: { partId: string }) => partId)).toEqual([polo, "KC-GONE", polo]);
    expect(items(documentOf(shown))).toEqual([]);
    const document = documentOf(await end());
    validate(document);
    expect(items(document)).toEqual([]);
  });
});
