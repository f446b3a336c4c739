import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { cmsComponents, cmsPages, cmsSlots } from "../../commerce/modules/cms/tables";
import { testApi, type TestApi } from "../support/api";

const site = "uniforms";
let api: TestApi;

const page = (uid: string, label: string, more: Partial<typeof cmsPages.$inferInsert> = {}) => ({
  site,
  uid,
  label,
  template: "ContentPage1Template",
  name: uid,
  title: uid,
  ...more,
});
const paragraph = (uid: string, fields: Record<string, unknown>) => ({
  site,
  uid,
  typeCode: "CMSParagraphComponent",
  name: uid,
  fields,
});
const slot = (pageUid: string, position: string, componentUid: string, sort = 0) => ({
  site,
  pageUid,
  position,
  componentUid,
  sort,
});

/** What the tests know of; whatever the demo has is put aside. */
async function fillSite() {
  for (const table of [cmsSlots, cmsComponents, cmsPages]) await api.db.delete(table);
  await api.db
    .insert(cmsPages)
    .values([
      page("homepage", "/", { title: "Home" }),
      page("helpPage", "/help", { title: "Help" }),
      page("productPage", "product", { pageType: "ProductPage" }),
    ]);
  await api.db.insert(cmsComponents).values([
    paragraph("Welcome", { content: "<p>Welcome</p>", uid: "not this" }),
    paragraph("Help", { content: "<p>Call us</p>", nested: { deep: [1, { a: "b" }] } }),
    { ...paragraph("Flex", {}), typeCode: "CMSFlexComponent", flexType: "OrderUniform" },
    {
      ...paragraph("Links", { url: "/orders", linkName: "Orders", external: "false" }),
      typeCode: "CMSLinkComponent",
    },
    paragraph("Second", { content: "second" }),
  ]);
  await api.db
    .insert(cmsSlots)
    .values([
      slot("*", "SiteLinks", "Links"),
      slot("*", "ErrorBanner", "Second"),
      slot("homepage", "Body", "Welcome", 2),
      slot("homepage", "Body", "Flex", 1),
      slot("homepage", "Body", "Deleted", 3),
      slot("helpPage", "ErrorBanner", "Help"),
    ]);
  dropCached(api.db, "content");
}

beforeAll(async () => {
  api = await testApi();
  await fillSite();
});
afterAll(() => api.close());

type Slots = { position: string; slotShared: boolean; components: { component: { uid: string }[] } }[];
const slotsOf = (body: { contentSlots: { contentSlot: Slots } }) =>
  Object.fromEntries(
    body.contentSlots.contentSlot.map((s) => [s.position, s.components.component.map((c) => c.uid)]),
  );

describe("pages", () => {
  test("[SH-06] without parameters the homepage answers, without a token", async () => {
    const { status, body } = await api.call("GET", "/cms/pages");
    expect(status).toBe(200);
    expect(body).toMatchObject({ uid: "homepage", title: "Home", typeCode: "ContentPage", label: "/" });
    expect(slotsOf(body)).toEqual({
      Body: ["Flex", "Welcome"],
      SiteLinks: ["Links"],
      ErrorBanner: ["Second"],
    });
  });

  test("[SH-06] slots of page * stand on every page, and a page's own slot in place of them", async () => {
    const { body } = await api.call("GET", "/cms/pages", {
      query: { pageType: "ContentPage", pageLabelOrId: "/help" },
    });
    expect(slotsOf(body)).toEqual({ ErrorBanner: ["Help"], SiteLinks: ["Links"] });
    const shared = (body.contentSlots.contentSlot as Slots).map((s) => [s.position, s.slotShared]);
    expect(Object.fromEntries(shared)).toEqual({ ErrorBanner: false, SiteLinks: true });
  });

  test.each([
    ["label", { pageType: "ContentPage", pageLabelOrId: "/help" }, "helpPage"],
    ["uid", { pageType: "ContentPage", pageLabelOrId: "helpPage" }, "helpPage"],
    ["label without type", { pageLabelOrId: "/help" }, "helpPage"],
    ["type of a product page", { pageType: "ProductPage", code: "KM-1001" }, "productPage"],
    ["type alone", { pageType: "ContentPage" }, "homepage"],
  ])("[SH-06] a page is found by %s", async (_, query, uid) => {
    const { body } = await api.call("GET", "/cms/pages", { query });
    expect(body.uid).toBe(uid);
  });

  test("[SH-06] a page is found by its id in the path", async () => {
    expect((await api.call("GET", "/cms/pages/helpPage")).body.uid).toBe("helpPage");
  });

  test.each([
    ["/cms/pages?pageLabelOrId=/nowhere"],
    ["/cms/pages?pageType=ProductPage&pageLabelOrId=/help"],
    ["/cms/pages?pageType=CategoryPage"],
    ["/cms/pages/nowhere"],
    ["/cms/components/nowhere"],
  ])("[SH-06] %s is 404 CMSItemNotFoundError", async (path) => {
    const { status, body } = await api.call("GET", path);
    expect(status).toBe(404);
    expect(body.errors[0]).toMatchObject({ type: "CMSItemNotFoundError", reason: "notFound" });
  });

  test("[SH-01] content belongs to one site", async () => {
    expect((await api.call("GET", "/cms/pages", { site: "wholesale" })).status).toBe(404);
    const unknown = await api.call("GET", "/cms/pages", { site: "nosuch" });
    expect([unknown.status, unknown.body.errors[0].type]).toEqual([400, "InvalidResourceError"]);
  });
});

describe("components", () => {
  test("[SH-06] a component carries the fields of its type whole", async () => {
    const { body } = await api.call("GET", "/cms/components/Help", { query: { fields: "BASIC" } });
    expect(body).toEqual({
      uid: "Help",
      typeCode: "CMSParagraphComponent",
      name: "Help",
      container: "false",
      content: "<p>Call us</p>",
      nested: { deep: [1, { a: "b" }] },
    });
  });

  test("[SH-06] a field cannot pose as the component's uid; a flex component names its type", async () => {
    expect((await api.call("GET", "/cms/components/Welcome")).body.uid).toBe("Welcome");
    expect((await api.call("GET", "/cms/components/Flex")).body).toMatchObject({
      typeCode: "CMSFlexComponent",
      flexType: "OrderUniform",
    });
  });

  test("[SH-06] components come in the order asked for, unknown ones left out", async () => {
    const { body } = await api.call("GET", "/cms/components", {
      query: { componentIds: "Links, nowhere,Help,Links" },
    });
    expect(body.component.map((c: { uid: string }) => c.uid)).toEqual(["Links", "Help"]);
    expect(body.pagination).toEqual({ page: 0, count: 2, totalCount: 2, totalPages: 1 });
  });

  test("[SH-06] component lists are paged; a page past the end is empty", async () => {
    const second = await api.call("GET", "/cms/components", { query: { pageSize: 2, currentPage: 1 } });
    expect(second.body.pagination).toEqual({ page: 1, count: 2, totalCount: 5, totalPages: 3 });
    const past = await api.call("GET", "/cms/components", { query: { pageSize: 2, currentPage: 9 } });
    expect([past.status, past.body.component]).toEqual([200, []]);
    expect((await api.call("GET", "/cms/components", { query: { currentPage: -1 } })).status).toBe(400);
  });
});

describe("fields and tokens", () => {
  test.each(["BASIC", "DEFAULT", "FULL"])("[API-1] fields=%s is taken", async (fields) => {
    expect((await api.call("GET", "/cms/pages", { query: { fields } })).status).toBe(200);
  });

  test.each(["uid", "contentSlots(contentSlot)", "BASIC,uid", "FULL("])(
    "[API-1] fields=%s is 400, for CMS calls take a level only",
    async (fields) => {
      for (const path of ["/cms/pages", "/cms/pages/homepage", "/cms/components", "/cms/components/Help"]) {
        const { status, body } = await api.call("GET", path, { query: { fields } });
        expect([path, status, body.errors[0].type]).toEqual([path, 400, "ConversionError"]);
      }
    },
  );

  test("[API-1] a broken token is refused even where none is needed", async () => {
    const { status, body } = await api.call("GET", "/cms/pages", { token: "broken" });
    expect([status, body.errors[0].type]).toEqual([401, "InvalidTokenError"]);
  });

  test("[SH-06] what was written is seen without being told, and what was not there before", async () => {
    const status = async () => (await api.call("GET", "/cms/pages/later")).status;
    expect(await status()).toBe(404);
    await api.db.insert(cmsPages).values(page("later", "/later"));
    await expect.poll(status).toBe(200);
  });
});
