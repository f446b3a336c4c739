import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { itemsOf, packCalls } from "../support/pack-calls";
import { choose } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const starter = "newstarter@kestrel.example";
const STARTER_PACK = "PK-KM-NS-CABIN";
const api = await apiOfFile();

const { bundle, discard, get } = packCalls(api);

describe("the draft", () => {
  test("[PK-08] is on the server: another sign-in sees it, another person does not", async () => {
    const added = await choose(api, starter, STARTER_PACK, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002" });
    const again = await get(`/${STARTER_PACK}/bundles/TOPS/summary`, starter);
    expect(itemsOf(again.body)).toEqual(itemsOf(added.body));
    const id = itemsOf(added.body)[0]!.id;
    const foreign = await api.call("DELETE", `/orgUsers/current/packs/PK-KM-SELF/bundles/TOPS/items/${id}`, {
      as: wearer,
    });
    expectRefusal(foreign, 404, "NotFoundError");
    expect(itemsOf(await bundle(starter, STARTER_PACK, "TOPS"))).toHaveLength(1);
  });

  test("[PK-07] the summary totals it and lists everything that keeps it from the cart", async () => {
    const { body } = await get(`/${STARTER_PACK}/summary`, starter);
    expect(body).toMatchObject({ itemCount: 1, inCart: false, changed: true, ownShare: { value: 0 } });
    expect(body).not.toHaveProperty("subTotal");
    expect(body.refusals.map((r: { bundleId: string }) => r.bundleId)).toEqual([
      "SUITING",
      "TOPS",
      "BOTTOMS",
      "ACCESSORIES",
    ]);
  });

  test("[PK-07] discarding empties it", async () => {
    expect((await discard(starter, STARTER_PACK)).status).toBe(200);
    expect((await get(`/${STARTER_PACK}/summary`, starter)).body.itemCount).toBe(0);
    expect(await bundle(starter, STARTER_PACK, "TOPS")).not.toHaveProperty("ownShareText");
    expect((await discard(starter, STARTER_PACK)).status).toBe(200);
  });

  test("[PK-05] dollars: what goes over the allowance is subsidised, then the wearer's own", async () => {
    const banker = "modest@lanternbridge.example";
    const { balance } = (await get("/PK-LB-WARDROBE", banker)).body;
    await choose(api, banker, "PK-LB-WARDROBE", "YOUR-WARDROBE", {
      setId: "TAILORING",
      styleCode: "LB-2202",
      quantity: 5,
    });
    const { body } = await get("/PK-LB-WARDROBE/summary", banker);
    // While one chooses, freight is not known.
    const { ownShareText } = await bundle(banker, "PK-LB-WARDROBE", "YOUR-WARDROBE");
    const [, share] = /^Your share so far is \$([\d,.]+), before freight\.$/.exec(ownShareText)!;
    expect(Number(share!.replace(",", ""))).toBeCloseTo(body.ownShare.value - body.shippingCharge.value, 2);
    expect(body.priceIncludingGST).toBe(true);
    expect(body.allocatedCredit.value).toBe(balance.left / 100);
    expect(body.appliedSubsidy.value).toBeGreaterThan(0);
    expect(body.appliedSubsidy.value).toBeLessThanOrEqual(150);
    const paid = body.allocatedCredit.value + body.appliedSubsidy.value + body.ownShare.value;
    expect(paid).toBeCloseTo(body.totalWithGST.value, 2);
    await discard(banker, "PK-LB-WARDROBE");
  });

  test("[PK-05] what one buys for oneself is all one's own share", async () => {
    await choose(api, starter, "PK-KM-SELF", "ACCESSORIES", {
      setId: "ACCESSORIES",
      styleCode: "KM-1402",
      quantity: 2,
    });
    const { body } = await get("/PK-KM-SELF/summary", starter);
    expect(body.subTotal.value).toBe(38);
    expect(body.ownShare.value).toBeCloseTo(body.totalWithGST.value, 2);
    expect(body).not.toHaveProperty("leftAfterText");
    await discard(starter, "PK-KM-SELF");
  });
});

describe("at the same time", () => {
  test("[PK-03] two adds for the last slot: one gets it, the other is refused", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    await choose(api, starter, STARTER_PACK, "TOPS", { ...shirt, quantity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => choose(api, starter, STARTER_PACK, "TOPS", shirt)),
    );
    expect(answers.map((a) => a.status).toSorted()).toEqual([201, 400, 400, 400]);
    const refused = answers.filter((a) => a.status === 400);
    for (const answer of refused) expectRefusal(answer, 400, "PackRuleError", { reason: "over-maximum" });
    expect((await bundle(starter, STARTER_PACK, "TOPS")).chosen).toBe(4);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] the same key twice adds once, one after the other and at once", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    const send = (key: string) =>
      choose(api, starter, STARTER_PACK, "TOPS", shirt, { "Idempotency-Key": key });
    const first = await send("add-shirt-1");
    const second = await send("add-shirt-1");
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const both = await Promise.all([send("add-shirt-2"), send("add-shirt-2")]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await bundle(starter, STARTER_PACK, "TOPS")).chosen).toBe(2);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] a kept page whose choice was changed is not answered with its old choice", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    const send = (quantity: number) =>
      choose(
        api,
        starter,
        STARTER_PACK,
        "TOPS",
        { ...shirt, quantity },
        { "Idempotency-Key": "kept-page-2" },
      );
    expect((await send(1)).body.chosen).toBe(1);
    expect((await send(2)).body.chosen).toBe(3);
    expect((await send(2)).body.chosen).toBe(3);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] a refused try does not use its key up", async () => {
    const key = { "Idempotency-Key": "try-again-1" };
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    expect((await choose(api, starter, STARTER_PACK, "TOPS", { ...shirt, quantity: 9 }, key)).status).toBe(
      400,
    );
    expect((await choose(api, starter, STARTER_PACK, "TOPS", shirt, key)).status).toBe(201);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] a key of another form is refused", async () => {
    for (const key of ["short", "has spaces in it", "x".repeat(81)]) {
      const answer = await choose(
        api,
        starter,
        STARTER_PACK,
        "TOPS",
        { setId: "SHIRTS", styleCode: "KM-1002" },
        { "Idempotency-Key": key },
      );
      expectRefusal(answer, 400, "ValidationError", { subject: "Idempotency-Key" });
    }
  });
});
