import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { publishDue } from "../../commerce/modules/cms";
import { cmsComponents, cmsDrafts, cmsSlots, cmsVersions } from "../../commerce/modules/cms/tables";
import { exportFiles, importFiles } from "../../commerce/program";
import { KINDS } from "../../commerce/program/kinds";
import { readProgramFile } from "../../commerce/program/read-file";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const agent = "agent@kitroom.example";
const NAME = "O'Brien-Ngāti <b>&";
const at = (item: string, rest = "") => `/cms/editing/${item}${rest}`;
const start = api.now();
afterEach(() => api.setNow(start));

type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Pages of a process follow a change within moments on PostgreSQL, of which tests/contract/cms.test.ts is; here they do at once. */
const ask = async (method: Method, path: string, body?: object, as: string | undefined = agent) => {
  const answer = await api.call(method, path, { as, ...(body && { body }) });
  dropCached(api.db, "content");
  return answer;
};
const read = async (item: string) => (await ask("GET", at(item))).body;
const save = async (item: string, fields: Record<string, string>, version?: string) =>
  ask("PUT", at(item, "/draft"), {
    version: version ?? (await read(item)).version,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  });
const publish = async (item: string, when: object = {}) =>
  ask("POST", at(item, "/publication"), { version: (await read(item)).version, ...when });
const list = async (query: Record<string, string>) =>
  (await api.call("GET", at("components"), { as: agent, query })).body;
const uidsOf = async (query: Record<string, string>) =>
  ((await list(query)).components as { uid: string }[]).map(({ uid }) => uid);

/** What customers, and what previews see of a component. */
const shown = async (uid: string, cmsTicketId?: string) => {
  dropCached(api.db, "content");
  return (await api.call("GET", `/cms/components/${uid}`, { query: { cmsTicketId } })).body;
};
const ticket = async () =>
  (await api.call("POST", "/cms/previewTickets", { as: agent, body: {} })).body.cmsTicketId as string;
const slot = async (uid: string, position: string, cmsTicketId?: string) => {
  const { body } = await api.call("GET", `/cms/pages/${uid}`, { query: { cmsTicketId } });
  const slots = body.contentSlots.contentSlot as {
    position: string;
    components: { component: { uid: string }[] };
  }[];
  return slots.find((one) => one.position === position)?.components.component.map((one) => one.uid) ?? [];
};
const fieldOf = (body: { fields: { name: string; value: string }[] }, name: string) =>
  body.fields.find((field) => field.name === name);

describe("a component that staff edit", () => {
  const banner = "components/HomepageHeroBanner";

  test("[FW-03] is a draft first, which previews show, and customers see it once it is published", async () => {
    const before = await read(banner);
    expect(before).toMatchObject({ typeName: "Home banner", versionCount: 0, previewLabel: "/" });
    expect(before.draft).toBeUndefined();
    const saved = await save(banner, { welcomeTextAU: `Welcome ${NAME}` });
    expect([saved.status, saved.body.draft.updatedBy.customerId]).toEqual([200, expect.any(String)]);
    expect(fieldOf(saved.body, "welcomeTextAU")).toMatchObject({
      value: `Welcome ${NAME}`,
      published: "G'day. Choose your uniform in a few steps.",
    });
    const key = await ticket();
    expect((await shown("HomepageHeroBanner", key)).welcomeTextAU).toBe(`Welcome ${NAME}`);
    expect((await shown("HomepageHeroBanner")).welcomeTextAU).toContain("G'day");
    expect(await uidsOf({ state: "draft" })).toContain("HomepageHeroBanner");

    const published = await publish(banner);
    expect(published.body.draft).toBeUndefined();
    expect(published.body.versions).toMatchObject([
      {
        number: 2,
        origin: "published",
        publishedBy: { name: expect.any(String) },
        written: expect.any(String),
      },
      { number: 1, origin: "found" },
    ]);
    expect((await shown("HomepageHeroBanner")).welcomeTextAU).toBe(`Welcome ${NAME}`);
    expectRefusal(await publish(banner), 409, "ConflictError", { reason: "noDraft" });
  });

  test("[FW-03] goes back to an earlier version by a draft, so that nothing is published unseen", async () => {
    const old = await ask("GET", at(banner, "/versions/1"));
    expect(fieldOf(old.body, "welcomeTextAU")).toMatchObject({
      value: "G'day. Choose your uniform in a few steps.",
      published: `Welcome ${NAME}`,
    });
    const { version } = await read(banner);
    const back = await ask("POST", at(banner, "/versions/1/draft"), { version });
    expect(fieldOf(back.body, "welcomeTextAU")!.value).toContain("G'day");
    expect((await shown("HomepageHeroBanner")).welcomeTextAU).toBe(`Welcome ${NAME}`);
    expect((await publish(banner)).body.versionCount).toBe(3);
    expect((await shown("HomepageHeroBanner")).welcomeTextAU).toContain("G'day");
    const again = await ask("POST", at(banner, "/versions/1/draft"), {
      version: (await read(banner)).version,
    });
    expectRefusal(again, 409, "ConflictError", { reason: "same" });
    expect((await ask("GET", at(banner, "/versions/99"))).status).toBe(404);
    const versions = await api.call("GET", at(banner, "/versions"), { as: agent, query: { pageSize: "2" } });
    expect(versions.body).toMatchObject({
      versions: [{ number: 3 }, { number: 2 }],
      pagination: { totalResults: 3 },
    });
  });

  test("[FW-03] of two editors the second is told, and both texts are kept", async () => {
    const item = "components/ContactMail";
    const { version } = await read(item);
    expect((await save(item, { title: "Mail us" }, version)).status).toBe(200);
    expectRefusal(await save(item, { title: "Write" }, version), 409, "ConflictError", { reason: "changed" });
    const now = await read(item);
    expect(fieldOf(now, "title")!.value).toBe("Mail us");
    expect((await save(item, { title: "Write" }, now.version)).status).toBe(200);
    // Also when the first has published meanwhile, and nothing of the draft is left.
    const seen = (await read(item)).version;
    await publish(item);
    expectRefusal(await save(item, { title: "Late" }, seen), 409, "ConflictError", { reason: "changed" });
    expectRefusal(await ask("POST", at(item, "/publication"), { version: seen }), 409, "ConflictError");
  });

  test("[FW-03] says which of its fields are wrong, and changes nothing then", async () => {
    const item = "components/TrackOrderLink";
    const refused = await save(item, {
      linkName: " ",
      url: "//evil.example",
      "shownTo.units": "no-such-unit",
      target: "maybe",
      nothing: "x",
    });
    expectRefusal(refused, 400, "ValidationError", { subject: "nothing" });
    const wrong = await save(item, { linkName: " ", url: "javascript:alert(1)", target: "maybe" });
    const subjects = (wrong.body.errors as { subject: string }[]).map(({ subject }) => subject);
    expect([wrong.status, subjects]).toEqual([400, ["linkName", "url", "target"]]);
    const unit = await save(item, { "shownTo.units": "no-such-unit", "shownTo.organisations": "korraline" });
    expectRefusal(unit, 400, "ValidationError", { subject: "shownTo.units" });
    expect((await read(item)).draft).toBeUndefined();
    const good = await save(item, { "shownTo.units": "korraline-nz, korraline-nz", external: "false" });
    expect(fieldOf(good.body, "shownTo.units")!.value).toBe("korraline-nz");
    // What says the same as what is published is no draft.
    expect((await save(item, { "shownTo.units": "" })).body.draft).toBeUndefined();
  });

  test("[FW-03] of a type without a form is edited as JSON, and says what is wrong with it", async () => {
    await api.db.insert(cmsComponents).values({
      ...{ site: "uniforms", uid: "OddOne", typeCode: "OddComponent", name: "Odd" },
      fields: { depth: 3, list: ["a"] },
    });
    const item = "components/OddOne";
    expect((await read(item)).fields.map(({ name }: { name: string }) => name)).toEqual(["name", "json"]);
    for (const json of ["{", "[]", '"text"', '{"shownTo":{}}', '{"shownTo":{"units":["nowhere"]}}']) {
      const refused = await save(item, { json });
      expect([json, refused.status, refused.body.errors?.[0].subject]).toEqual([json, 400, "json"]);
    }
    await save(item, { json: '{"depth":4,"words":"<i>new</i>"}' });
    await publish(item);
    expect(await shown("OddOne")).toMatchObject({ depth: 4, words: "<i>new</i>", name: "Odd" });
    expect(await shown("OddOne")).not.toHaveProperty("list");
  });

  test("[FW-03] keeps what no field of its form has, and loses a draft that is discarded", async () => {
    const item = "components/ContactPhone";
    const its = and(eq(cmsComponents.site, "uniforms"), eq(cmsComponents.uid, "ContactPhone"));
    const [row] = await api.db.select().from(cmsComponents).where(its);
    await api.db
      .update(cmsComponents)
      .set({ fields: { ...row!.fields, odd: { deep: 1 } } })
      .where(its);
    await save(item, { title: "Ring us", "icon.altText": "A phone", urlLink: "tel:1300555010" });
    await publish(item);
    expect(await shown("ContactPhone")).toMatchObject({
      ...{ title: "Ring us", odd: { deep: 1 } },
      icon: { code: "phone", altText: "A phone" },
    });
    await save(item, { title: "Never" });
    expect((await ask("DELETE", at(item, "/draft"))).body.draft).toBeUndefined();
    expect((await shown("ContactPhone")).title).toBe("Ring us");
  });

  test("[FW-03] keeps its newest fifty versions", async () => {
    const item = "components/TermsText";
    for (let round = 0; round < 51; round += 1) {
      await save(item, { title: `Terms ${round}` });
      await publish(item);
    }
    const rows = await api.db.select().from(cmsVersions).where(eq(cmsVersions.uid, "TermsText"));
    expect([rows.length, Math.min(...rows.map(({ number }) => number))]).toEqual([50, 3]);
  });
});

describe("a planned publication", () => {
  const item = "components/DeliveryHoliday";

  test("[FW-03] happens at its time, once, whichever of two processes is first", async () => {
    await save(item, { content: "Closed on Anzac Day." });
    expectRefusal(await publish(item, { day: "2020-01-01", time: "09:00" }), 400, "ValidationError", {
      subject: "day",
    });
    expectRefusal(await publish(item, { time: "09:00" }), 400, "ValidationError");
    const planned = await publish(item, { day: "2026-04-06", time: "09:30" });
    // Melbourne left summer time the night before.
    expect(planned.body.draft).toMatchObject({ publishTime: "2026-04-05T23:30:00+0000" });
    expect(await uidsOf({ state: "planned" })).toEqual(["DeliveryHoliday"]);
    await publishDue(api.db, api.now());
    expect((await read(item)).draft).toBeDefined();
    const due = new Date("2026-04-05T23:30:00Z");
    await Promise.all([publishDue(api.db, due), publishDue(api.db, due)]);
    expect((await shown("DeliveryHoliday")).content).toBe("Closed on Anzac Day.");
    const { versions, draft, versionCount } = await read(item);
    expect([draft, versionCount, versions[0].published]).toEqual([undefined, 2, "2026-04-05T23:30:00+0000"]);
  });

  test("[FW-03] is cancelled by hand, and by whoever saves another text", async () => {
    await save(item, { content: "Closed." });
    await publish(item, { day: "2026-04-06", time: "09:30" });
    expect((await ask("DELETE", at(item, "/publication"))).body.draft.publishTime).toBeUndefined();
    await publish(item, { day: "2026-04-06", time: "09:30" });
    expect((await save(item, { content: "Closed all day." })).body.draft.publishTime).toBeUndefined();
    await publishDue(api.db, new Date("2026-05-01T00:00:00Z"));
    expect((await shown("DeliveryHoliday")).content).toBe("Closed on Anzac Day.");
    await ask("DELETE", at(item, "/draft"));
  });

  test("[FW-03] that cannot be kept says why, and keeps no other from its time", async () => {
    await ask("POST", at("components"), {
      type: "CMSParagraphComponent",
      name: "Not yet",
      slotId: "delivery-help~PageBanners",
    });
    await publish("slots/delivery-help~PageBanners", { day: "2026-04-06" });
    await save(item, { content: "Closed on Monday." });
    await publish(item, { day: "2026-04-07" });
    await publishDue(api.db, new Date("2026-05-01T00:00:00Z"));
    expect((await read("slots/delivery-help~PageBanners")).draft.problem).toContain(
      "Publish “Not yet” first",
    );
    expect((await shown("DeliveryHoliday")).content).toBe("Closed on Monday.");
    await ask("DELETE", at("slots/delivery-help~PageBanners", "/draft"));
  });
});

describe("pages and their slots", () => {
  const links = "slots/homepage~HomepageHeroBannerLinks";

  test("[FW-03] have their components in another order, fewer or more, as a draft first", async () => {
    const { body } = await ask("GET", at("pages/homepage/slots"));
    const found = (
      body.slots as { slotId: string; name: string; version: string; components: { uid: string }[] }[]
    ).find(({ name }) => name === "Quick links")!;
    const uids = found.components.map(({ uid }) => uid);
    expect([found.slotId, uids[0]]).toEqual(["homepage~HomepageHeroBannerLinks", "ChoosePackLink"]);
    const order = [
      "TrackOrderLink",
      ...uids.filter((uid) => uid !== "TrackOrderLink" && uid !== "ChoosePackLink"),
    ];
    const saved = await save(links, { components: order.join(",") }, found.version);
    expect(saved.body.draft).toBeDefined();
    expect(await slot("homepage", "HomepageHeroBannerLinks", await ticket())).toEqual(order);
    expect(await slot("homepage", "HomepageHeroBannerLinks")).toContain("ChoosePackLink");
    await publish(links);
    const [first] = await slot("homepage", "HomepageHeroBannerLinks");
    expect(first).toBe("TrackOrderLink");
    expectRefusal(await save(links, { components: "TrackOrderLink,nosuch" }), 400, "ValidationError", {
      subject: "components",
    });
    const { version } = await read(links);
    await ask("POST", at(links, "/versions/1/draft"), { version });
    await publish(links);
    const rows = await api.db
      .select()
      .from(cmsSlots)
      .where(and(eq(cmsSlots.site, "uniforms"), eq(cmsSlots.position, "HomepageHeroBannerLinks")));
    expect(rows).toHaveLength(uids.length);
  });

  test("[FW-03] show a new component once it and its slot are published", async () => {
    const added = await ask("POST", at("components"), {
      type: "CMSParagraphComponent",
      name: NAME,
      slotId: "homepage~SiteNotice",
    });
    expect([added.status, added.body.id, added.body.unpublished]).toEqual([201, "obrien-ngati-b", true]);
    const item = "components/obrien-ngati-b";
    expect(await shown("obrien-ngati-b")).toHaveProperty("errors");
    expectRefusal(await publish("slots/homepage~SiteNotice"), 409, "ConflictError", {
      reason: "unpublished",
    });
    expectRefusal(await save(item, {}), 400, "ValidationError", { subject: "content" });
    await save(item, { content: "<p>New</p>" });
    expect(await slot("homepage", "SiteNotice", await ticket())).toContain("obrien-ngati-b");
    expect((await shown("obrien-ngati-b", await ticket())).content).toBe("<p>New</p>");
    const { components } = await list({ state: "unpublished", search: NAME });
    expect(components).toMatchObject([{ uid: "obrien-ngati-b", name: NAME, excerpt: "New" }]);
    expect((await publish(item)).body).toMatchObject({ unpublished: false, versionCount: 1 });
    await publish("slots/homepage~SiteNotice");
    expect(await slot("homepage", "SiteNotice")).toContain("obrien-ngati-b");
    const second = await ask("POST", at("components"), { type: "CMSLinkComponent", name: NAME });
    expect(second.body.id).toBe("obrien-ngati-b-2");
    for (const wrong of [
      { type: "Nothing", name: "x" },
      { type: "CMSLinkComponent", name: " " },
    ]) {
      expect((await ask("POST", at("components"), wrong)).status).toBe(400);
    }
    const nowhere = { type: "CMSLinkComponent", name: "x", slotId: "nowhere~Section1" };
    expect((await ask("POST", at("components"), nowhere)).status).toBe(404);
  });

  test("[FW-03] have a title and a line for search engines", async () => {
    const item = "pages/terms-and-conditions";
    expectRefusal(await save(item, { robotTag: "ALL" }), 400, "ValidationError", { subject: "robotTag" });
    await save(item, { title: "Terms of use", robotTag: "NOINDEX_FOLLOW" });
    expect((await api.call("GET", "/cms/pages/terms-and-conditions")).body.title).toBe(
      "Terms and conditions",
    );
    const preview = { query: { cmsTicketId: await ticket() } };
    expect((await api.call("GET", "/cms/pages/terms-and-conditions", preview)).body.title).toBe(
      "Terms of use",
    );
    await publish(item);
    expect((await api.call("GET", "/cms/pages/terms-and-conditions")).body).toMatchObject({
      title: "Terms of use",
      robotTag: "NOINDEX_FOLLOW",
    });
    expect((await ask("GET", at("pages/nowhere"))).status).toBe(404);
    expect((await ask("GET", at("pages/nowhere/slots"))).status).toBe(404);
    expect((await ask("GET", at("slots/nowhere"))).status).toBe(404);
  });

  test("[FW-03] and components are found by what people call them", async () => {
    expect(await uidsOf({ search: "quick links" })).toContain("ChoosePackLink");
    expect(await uidsOf({ search: "Terms of use" })).toContain("TermsText");
    expect((await uidsOf({ search: "floods" }))[0]).toBe("DeliveryFloods");
    expect(await uidsOf({ search: "highway closed", componentType: "CMSLinkComponent" })).toEqual([]);
    const { pagination, types } = await list({ pageSize: "5" });
    expect([pagination.pageSize, pagination.totalResults > 50]).toEqual([5, true]);
    expect(types).toContainEqual({ code: "CMSParagraphComponent", name: "Text", canBeAdded: true });
    const pages = await api.call("GET", at("pages"), { as: agent, query: { search: "terms of use" } });
    expect(pages.body.pages).toMatchObject([{ uid: "terms-and-conditions", componentCount: 1 }]);
    const all = await api.call("GET", at("pages"), { as: agent });
    expect(all.body.pages[0]).toMatchObject({ uid: "*", name: "Every page" });
  });
});

test("[FW-03] an import of a program writes a version too, and is told to who edits at the time", async () => {
  const item = "components/ReturnsText";
  const { version } = await read(item);
  const text = (await exportFiles(api.db)).get("cms-components.csv")!;
  const kind = KINDS.find(({ file }) => file === "cms-components")!;
  const file = text.replace("You can exchange unworn items within 30 days", "Exchange within 60 days");
  const read60 = readProgramFile(kind, new TextEncoder().encode(file));
  const plan = await importFiles(api.db, [read60], {
    ...{ dryRun: false, prune: false, now: () => api.now(), by: "deploy", storefrontUrl: () => "" },
  });
  expect(plan.faults).toEqual([]);
  const now = await read(item);
  expect(now.versions).toMatchObject([
    { number: 2, origin: "imported", publishedBy: { name: "deploy" } },
    { number: 1, origin: "found" },
  ]);
  expectRefusal(await save(item, { title: "x" }, version), 409, "ConflictError", { reason: "changed" });
});

test("[FW-03] nobody but the supplier's staff sees or changes it, nor they while they act for a customer", async () => {
  const version = { version: "none" };
  const calls: [Method, string, object?][] = [
    ["GET", at("components")],
    ["POST", at("components"), { type: "CMSLinkComponent", name: "x" }],
    ["GET", at("pages")],
    ["GET", at("pages/homepage/slots")],
    ["GET", at("components/TermsText")],
    ["PUT", at("components/TermsText/draft"), { ...version, fields: [] }],
    ["DELETE", at("components/TermsText/draft")],
    ["POST", at("components/TermsText/publication"), version],
    ["DELETE", at("components/TermsText/publication")],
    ["GET", at("components/TermsText/versions")],
    ["GET", at("components/TermsText/versions/3")],
    ["POST", at("components/TermsText/versions/3/draft"), version],
  ];
  const drafts = () => api.db.select().from(cmsDrafts);
  const before = await drafts();
  for (const [method, path, body] of calls) {
    for (const as of ["admin@kestrel.example", "wearer@korraline.example", "approver@saltbush.example"]) {
      const { status } = await ask(method, path, body, as);
      expect([method, path, as, status]).toEqual([method, path, as, 403]);
    }
    const headers = { "sap-commerce-cloud-user-id": "SV-000001" };
    const acting = await api.call(method, path, { as: agent, headers, ...(body && { body }) });
    expect([method, path, acting.status]).toEqual([method, path, 403]);
    const nobody = await api.call(method, path, body && { body });
    expect([method, path, nobody.status]).toEqual([method, path, 401]);
  }
  expect(await drafts()).toEqual(before);
  // The other site has its own.
  const other = await api.call("GET", at("components/NewZealandNotice"), { as: agent, site: "wholesale" });
  expect(other.status).toBe(404);
});
