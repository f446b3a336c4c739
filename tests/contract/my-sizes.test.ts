import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { packCalls } from "../support/pack-calls";
import { choose } from "../support/shopping";

const starter = "newstarter@kestrel.example";
const wearer = "wearer@kestrel.example";
const PACK = "PK-KM-NS-CABIN";
const api = await apiOfFile();
const { discard } = packCalls(api);

const path = "/orgUsers/current/sizes";
interface ScaleOf {
  scale: string;
  garments: string;
  sizes: { size: string; dimension?: string }[];
  usual?: object;
}
const scales = async (as = starter): Promise<ScaleOf[]> => (await api.call("GET", path, { as })).body.scales;
const usualOf = async (scale: string, as = starter) =>
  (await scales(as)).find((one) => one.scale === scale)?.usual;
const save = (sizes: object[], as = starter) => api.call("PUT", path, { as, body: { sizes } });
const usualOfProduct = async (style: string) =>
  (
    await api.call("GET", `/orgUsers/current/packs/${PACK}/bundles/TOPS/products`, {
      as: starter,
      query: { styleCode: style, fields: "sets(products(FULL))" },
    })
  ).body.sets
    .flatMap((set: { products: { usualSize?: object }[] }) => set.products)
    .map((product: { usualSize?: object }) => product.usualSize);

describe("my sizes", () => {
  beforeEach(async () => {
    await discard(starter, PACK);
    await save((await scales()).map(({ scale }) => ({ scale })));
  });

  test("[AC-01] are asked once for each scale of one's packs, in its order; one size asks nothing", async () => {
    const all = await scales();
    const womens = all.find(({ scale }) => scale === "womens_numeric");
    expect(womens?.sizes.map(({ size }) => size).slice(0, 4)).toEqual(["6", "8", "10", "12"]);
    expect(womens?.garments).toMatch(/\w/);
    for (const { sizes } of all) expect(sizes.length).toBeGreaterThan(1);
    expect(all.filter(({ usual }) => usual)).toEqual([]);
  });

  test("[AC-01] what was saved is the usual size in a pack, until something else is said later", async () => {
    const { body } = await save([{ scale: "womens_numeric", size: "14" }]);
    const saved = { size: "14", source: "saved", at: expect.any(String) };
    expect(body.scales.find(({ scale }: ScaleOf) => scale === "womens_numeric").usual).toEqual(saved);
    const [usual] = await usualOfProduct("KM-1001");
    expect(usual).toEqual(saved);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await choose(api, starter, PACK, "TOPS", {
      setId: "BLOUSES",
      styleCode: "KM-1001",
      sku: "KM-1001-CW-10",
    });
    expect(await usualOf("womens_numeric")).toMatchObject({ size: "10", source: "chosen" });
    await discard(starter, PACK);
    await save([{ scale: "womens_numeric" }]);
    expect(await usualOf("womens_numeric")).toBeUndefined();
  });

  test.each([
    ["a size that is not made", { scale: "womens_numeric", size: "13" }],
    ["a leg where there is none", { scale: "womens_numeric", size: "14", dimension: "Long" }],
    ["a scale that no pack has", { scale: "nosuch", size: "14" }],
  ])("[AC-01] %s is refused, and nothing is saved", async (_, bad) => {
    const answer = await save([{ scale: "womens_numeric", size: "12" }, bad]);
    expectRefusal(answer, 400, "ValidationError", { subject: bad.scale });
    expect(await usualOf("womens_numeric")).toBeUndefined();
  });

  test("[AC-01] are the person's own", async () => {
    const before = await scales(wearer);
    await save([{ scale: "womens_numeric", size: "26" }]);
    expect(await scales(wearer)).toEqual(before);
    expectRefusal(
      await api.call("PUT", "/orgUsers/LB-000001/sizes", { as: starter, body: { sizes: [{ scale: "x" }] } }),
      403,
      "ForbiddenError",
    );
  });

  test("[US-03] an administrator sees and changes them, and each look is in the change log", async () => {
    const admin = "admin@kestrel.example";
    const [person] = await api.db.select().from(users).where(eq(users.uid, starter));
    const of = `/orgUsers/${person!.customerId}/sizes`;
    const changed = await api.call("PUT", of, {
      as: admin,
      body: { sizes: [{ scale: "womens_numeric", size: "16" }] },
    });
    expect(changed.status).toBe(200);
    expect(await usualOf("womens_numeric")).toMatchObject({ size: "16" });
    const seen = await api.call("GET", of, { as: admin });
    expect(seen.body).toEqual(changed.body);
    const log = await api.call("POST", "/manage-organisation/changes", {
      as: admin,
      body: { pageSize: 2, search: person!.lastName },
    });
    const rows = log.body.changes as { subject: object; values: object[]; user: { name: string } }[];
    expect(rows.map(({ values }) => values)).toEqual([
      [{ what: "Sizes", to: "Looked at" }],
      [{ what: "Sizes", to: "Changed" }],
    ]);
    expect(rows[0]).toMatchObject({ subject: { code: person!.customerId } });
    // One's own look is nobody's business.
    const before = await api.db.$count(changeEvents);
    await scales();
    expect(await api.db.$count(changeEvents)).toBe(before);
    for (const as of ["wearer@kestrel.example", "approver@kestrel.example", "admin@korraline.example"]) {
      expectRefusal(await api.call("GET", of, { as }), 403, "ForbiddenError");
      expectRefusal(
        await api.call("PUT", of, { as, body: { sizes: [{ scale: "womens_numeric" }] } }),
        403,
        "ForbiddenError",
      );
    }
  });
});
