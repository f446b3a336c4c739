import { beforeEach, describe, expect, test } from "vitest";
import { readCallUp } from "../../commerce/modules/punchout/oci/call-up";
import { ociFields, plain } from "../../commerce/modules/punchout/oci/fields";
import type { ReturnLine } from "../../commerce/modules/punchout/return-line";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { punchoutConnections, punchoutSessions } from "../../commerce/modules/punchout/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

const HOOK = "https://tenderline.example/hook?sap-client=100&SESSION=a%2Fb";
const KNOWN = { USERNAME: "TENDERLINE", PASSWORD: "Kitroom-2026!", HOOK_URL: HOOK };
type Fields = { name: string; value: string }[];
const fieldsOf = (fields: Record<string, string>): Fields =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
const callUp = (fields: Record<string, string>) =>
  api.call("POST", "/punchout/oci/setup", { body: { fields: fieldsOf(fields) } });
const valuesOf = (fields: Fields) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

async function visit(fields: Record<string, string> = {}) {
  const { body } = await callUp({ ...KNOWN, ...fields });
  const session = (await api.call("GET", `/punchout/sessions/${body.sid}`)).body;
  const options = { token: session.token.accessToken, headers: { punchoutsid: body.sid } };
  const call = (method: string, path: string, more: object = {}) =>
    api.call(method, path, { ...options, ...more });
  const path = `/punchout/sessions/${body.sid}/requisition`;
  return {
    session,
    add: (code: string, quantity: number) =>
      call("POST", `/orgUsers/current/carts/${session.cartId}/entries`, { query: { code, quantity } }),
    read: () => call("GET", path),
    end: (body_: object) => call("POST", path, { body: body_ }),
    ending: () => api.call("GET", `/punchout/sessions/${body.sid}/ending`),
  };
}

describe("an OCI visit", () => {
  test("[PO-06] returns its lines in fields, with what the system wants to see again", async () => {
    const { session, add, read, end, ending } = await visit({ "~OkCode": "ADDI", "~CALLER": "CTLG" });
    expect(session).toMatchObject({
      punchOutOperation: "CREATE",
      frameOrigins: ["https://tenderline.example"],
    });
    await add(polo, 6);
    const shown = (await read()).body;
    expect([shown.browseFormPostUrl, shown.target]).toEqual(["https://tenderline.example/hook", "_top"]);
    const values = valuesOf(shown.fields);
    expect(values).toMatchObject({
      "sap-client": "100",
      SESSION: "a/b",
      "~OkCode": "ADDI",
      "~CALLER": "CTLG",
      "NEW_ITEM-QUANTITY[1]": "6.000",
      "NEW_ITEM-UNIT[1]": "PCE",
      "NEW_ITEM-PRICE[1]": Number(shown.lines[0].unitPrice).toFixed(3),
      "NEW_ITEM-PRICEUNIT[1]": "1",
      "NEW_ITEM-CURRENCY[1]": "AUD",
      "NEW_ITEM-VENDORMAT[1]": polo,
      "NEW_ITEM-EXT_PRODUCT_ID[1]": polo,
      "NEW_ITEM-EXT_SCHEMA_TYPE[1]": "UNSPSC",
    });
    expect(values["NEW_ITEM-DESCRIPTION[1]"]!.length).toBeLessThanOrEqual(40);
    expect(values["NEW_ITEM-LONGTEXT_1:132[]"]).toContain("Colour: ");
    expect(shown.orderAsCXML).toBeUndefined();
    const changed = shown.fields.map((one: Fields[number]) => ({
      ...one,
      value: one.value.replace("6.000", "1.000"),
    }));
    expectRefusal(await end({ outcome: "returned", fields: changed }), 409, "ConflictError");
    expect((await end({ outcome: "returned", fields: shown.fields })).status).toBe(200);
    expect((await ending()).body).toMatchObject({ outcome: "returned", fields: shown.fields });
  });

  test("[PO-06] that is cancelled returns no line", async () => {
    const { add, end } = await visit();
    await add(polo, 1);
    const { fields } = (await end({ outcome: "cancelled" })).body;
    expect(Object.keys(valuesOf(fields))).toEqual(["sap-client", "SESSION"]);
  });

  test("[PO-06] writes text that every character set has, unless the system reads UTF-8", async () => {
    for (const [charset, name] of [
      ["", "O'Brien-Ngati ??"],
      ["UTF-8", "O'Brien-Ngāti 漢🙂"],
    ] as const) {
      const { session, read } = await visit({ http_content_charset: charset });
      await api.db.insert(cartEntries).values({
        cartCode: session.cartId,
        entryNumber: 0,
        sku: polo,
        quantity: 1,
        unitCents: 4100,
        valueAdds: [
          { code: "NB", name: "Badge", cents: 0, entries: [{ label: "Name", value: "O'Brien-Ngāti 漢🙂" }] },
        ],
      });
      expect(valuesOf((await read()).body.fields)["NEW_ITEM-LONGTEXT_1:132[]"]).toContain(name);
    }
    expect(plain("Größe – “Æ” €5\u00a0x")).toBe('Grosse - "AE" EUR5 x');
  });

  test("[PO-06] opens at the product of DETAIL", async () => {
    for (const PRODUCTID of [polo, "KC-5002"]) {
      const { session } = await visit({ FUNCTION: "DETAIL", PRODUCTID });
      expect(session).toMatchObject({ selectedItem: "KC-5002", punchOutLevel: "PRODUCT" });
    }
  });
});

describe("a question of an OCI system", () => {
  test("[PO-06] a description that is too long keeps colour and size, which tell the lines apart", () => {
    const line = (size: string): ReturnLine => ({
      partId: `KC-5001-YN-${size}`,
      quantity: "1",
      unitPrice: "10.00",
      currency: "AUD",
      description: `Hi-vis drill shirt, long sleeve, taped, Yellow/Navy, ${size}`,
      shortName: "Hi-vis drill shirt, long sleeve, taped",
      unitOfMeasure: "EA",
      classifications: [],
      extrinsics: [
        { name: "Colour", value: "Yellow/Navy" },
        { name: "Size", value: size },
      ],
    });
    const hook = { fields: [], target: "_top", unicode: true };
    const values = valuesOf(ociFields([line("S"), line("2XL")], hook));
    expect([values["NEW_ITEM-DESCRIPTION[1]"], values["NEW_ITEM-DESCRIPTION[2]"]]).toEqual([
      "Hi-vis drill shirt, long, Yellow/Navy, S",
      "Hi-vis drill shirt, lo, Yellow/Navy, 2XL",
    ]);
  });

  test("[PO-06] VALIDATE takes a part number in any case", async () => {
    const { body } = await callUp({ ...KNOWN, FUNCTION: "VALIDATE", PRODUCTID: polo.toLowerCase() });
    expect(valuesOf(body.posting.fields)["NEW_ITEM-VENDORMAT[1]"]).toBe(polo);
  });

  test("[PO-06] VALIDATE tells what a product costs now, and leaves no cart", async () => {
    const { body } = await callUp({ ...KNOWN, function: "validate", productid: polo, quantity: "3" });
    expect(body.posting.address).toBe("https://tenderline.example/hook");
    expect(valuesOf(body.posting.fields)).toMatchObject({
      "NEW_ITEM-QUANTITY[1]": "3.000",
      "NEW_ITEM-EXT_PRODUCT_ID[1]": polo,
    });
    expect(await api.db.$count(carts)).toBe(0);
    expect(await api.db.$count(punchoutSessions)).toBe(0);
  });

  test("[PO-06] BACKGROUND_SEARCH finds products, one size of each", async () => {
    const { body } = await callUp({ ...KNOWN, FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "polo" });
    const values = valuesOf(body.posting.fields);
    expect(values["NEW_ITEM-DESCRIPTION[1]"]).toMatch(/polo/i);
    const none = await callUp({ ...KNOWN, FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "zzzzqqq" });
    expect(Object.keys(valuesOf(none.body.posting.fields))).toEqual(["sap-client", "SESSION"]);
  });
});

describe("a call-up that opens nothing", () => {
  test.each([
    ["an unknown user", { USERNAME: "NOBODY" }, 403, "unknown"],
    ["a wrong password", { PASSWORD: "kitroom-2026!" }, 403, "unknown"],
    ["no password", { PASSWORD: "" }, 403, "unknown"],
    ["no HOOK_URL", { HOOK_URL: "" }, 400, "hook"],
    ["a HOOK_URL of another host", { HOOK_URL: "https://evil.test/hook" }, 400, "hook"],
    ["a script as HOOK_URL", { HOOK_URL: "javascript:alert(1)" }, 400, "hook"],
    ["a SAPEVENT", { HOOK_URL: "SAPEVENT:OUTBOUND" }, 400, "hook"],
    ["sourcing", { FUNCTION: "SOURCING" }, 400, "function"],
    ["a product that is not sold", { FUNCTION: "DETAIL", PRODUCTID: "GONE" }, 400, "product"],
    ["a style to validate", { FUNCTION: "VALIDATE", PRODUCTID: "KC-5002" }, 400, "product"],
    ["half a piece", { FUNCTION: "VALIDATE", PRODUCTID: polo, QUANTITY: "0.5" }, 400, "product"],
  ])("[PO-06] with %s", async (_, fields, status, reason) => {
    expectRefusal(await callUp({ ...KNOWN, ...fields }), status, "OciError", { reason });
    expect(await api.db.$count(punchoutSessions)).toBe(0);
  });

  test("[PO-06] of a connection that is closed", async () => {
    await api.db.update(punchoutConnections).set({ active: false });
    expectRefusal(await callUp(KNOWN), 403, "OciError", { reason: "unknown" });
    await api.db.update(punchoutConnections).set({ active: true });
  });
});

test.each([
  [{ returntarget: "frame1", "~TARGET": "_parent" }, "frame1"],
  [{ "~target": "_parent" }, "_parent"],
  [{ "~TARGET": "a b<c>" }, "_top"],
  [{}, "_top"],
])("[PO-06] the target of %j is %s", (fields, target) => {
  expect(readCallUp(Object.entries(fields)).hook.target).toBe(target);
});
