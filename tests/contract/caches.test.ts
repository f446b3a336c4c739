import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCommerceApi, type CommerceApi } from "../../commerce";
import { openDatabase } from "../../commerce/database/open";
import { cmsPages } from "../../commerce/modules/cms/tables";
import { bundles } from "../../commerce/modules/packs/tables";
import { baseSites } from "../../commerce/modules/sites/tables";
import { users } from "../../commerce/modules/users/tables";
import { testApi, type TestApi } from "../support/api";
import { CLIENT } from "../support/settings";

const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
let api: TestApi;
/** A second process: the same database through connections of its own, where there is a server. */
let second: CommerceApi;
beforeAll(async () => {
  api = await testApi();
  const name = await api.db.execute(sql`select current_database() as name`);
  const url = process.env["TEST_DATABASE_URL"];
  const settings = { demo: true, now: () => api.now(), ...CLIENT };
  if (!url) return;
  const own = new URL(url);
  own.pathname = `/${(name as { rows: { name: string }[] }).rows[0]!.name}`;
  second = await createCommerceApi({
    connection: await openDatabase({ url: own.href }),
    ...settings,
  });
});
afterAll(async () => {
  await second?.close();
  await api.close();
});

const ask = async (path: string, headers: Record<string, string> = {}, at: "first" | "second" = "second") => {
  const of = at === "second" && second ? second : api;
  const answer = await of.fetch(
    new Request(`http://commerce.test/occ/v2/uniforms${path}`, {
      headers: { Authorization: `Bearer ${await api.signIn(wearer)}`, ...headers },
    }),
  );
  return { status: answer.status, body: await answer.json() };
};

describe("what a process holds in memory", () => {
  test("[API-2] a site that was changed", async () => {
    const names = async () =>
      (await ask("/languages")).body.languages.map((l: { isocode: string }) => l.isocode);
    expect(await names()).toEqual(["en"]);
    await api.db.update(baseSites).set({ languages: ["en", "mi"] });
    await expect.poll(names).toEqual(["en", "mi"]);
    await api.db.update(baseSites).set({ languages: ["en"] });
    await expect.poll(names).toEqual(["en"]);
  });

  test("[SH-06] content that an editor wrote", async () => {
    const path = "/cms/pages?pageType=ContentPage&pageLabelOrId=/terms-and-conditions";
    const title = async () => (await ask(path)).body.title;
    const before = await title();
    const page = eq(cmsPages.label, "/terms-and-conditions");
    await api.db.update(cmsPages).set({ title: "Other words" }).where(page);
    await expect.poll(title).toBe("Other words");
    await api.db.update(cmsPages).set({ title: before }).where(page);
    await expect.poll(title).toBe(before);
  });

  test("[PK-02] a pack's bundles, also when the change is rolled back", async () => {
    const most = async () =>
      (await ask(`/orgUsers/current/packs/${POINTS}`)).body.bundles.map(
        (b: { maxSelection: number }) => b.maxSelection,
      );
    const before = await most();
    const mine = eq(bundles.packId, POINTS);
    await api.db
      .transaction(async (tx) => {
        await tx.update(bundles).set({ maxItems: 99 }).where(mine);
        throw new Error("undone");
      })
      .catch(() => {});
    expect(await most()).toEqual(before);
    await api.db.execute(sql`update bundles set max_items = max_items + 50 where pack_id = ${POINTS}`);
    await expect.poll(most).toEqual(before.map((n: number) => n + 50));
    await api.db.execute(sql`update bundles set max_items = max_items - 50 where pack_id = ${POINTS}`);
    await expect.poll(most).toEqual(before);
  });

  test("[SR-04] the catalogue that search keeps", async () => {
    const mail = "wearer@lanternbridge.example";
    const token = await api.signIn(mail);
    const facets = async () => {
      const { body } = await ask("/products/search?query=chino&fields=FULL", {
        Authorization: `Bearer ${token}`,
      });
      return JSON.stringify(body.facets).includes("Heliotrope");
    };
    expect(await facets()).toBe(false);
    await api.db.execute(
      sql`update style_colours set name = name || ' Heliotrope' where style_code = 'LB-2102'`,
    );
    await expect.poll(facets).toBe(true);
    await api.db.execute(
      sql`update style_colours set name = replace(name, ' Heliotrope', '') where style_code = 'LB-2102'`,
    );
    await expect.poll(facets).toBe(false);
  });
});

describe("a page", () => {
  const name = async (page: string, writes: number) =>
    (
      await ask("/orgUsers/current?fields=preferredName", {
        "X-Correlation-Id": page,
        "X-Page-Writes": String(writes),
      })
    ).body.preferredName as string | undefined;
  const rename = (preferredName: string) =>
    api.db.update(users).set({ preferredName }).where(eq(users.uid, wearer));

  test("[API-2] sees what it wrote itself in another process, because a write begins a new chapter of it", async () => {
    const before = await name("page-1", 0);
    await rename("Kahu");
    expect(await name("page-1", 0)).toBe(before);
    expect(await name("page-1", 2)).toBe("Kahu");
  });

  test("[API-2] that was answered leaves nothing in memory", async () => {
    await name("page-2", 0);
    await rename("Rua");
    expect(await name("page-2", 0)).toBe("Kahu");
    (second ?? api).pageEnded("page-2");
    expect(await name("page-2", 0)).toBe("Rua");
  });
});
