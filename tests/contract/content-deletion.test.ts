import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { cmsComponents, cmsDrafts, cmsVersions } from "../../commerce/modules/cms/tables";
import { importFiles } from "../../commerce/program";
import { KINDS } from "../../commerce/program/kinds";
import { readProgramFile } from "../../commerce/program/read-file";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const agent = "agent@kitroom.example";
const NAME = "O'Brien-Ngāti <b>&";
const at = (item: string, rest = "") => `/cms/editing/${item}${rest}`;
const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
  const answer = await api.call(method, path, { as: agent, ...(body && { body }) });
  dropCached(api.db, "content");
  return answer;
};
const read = async (item: string) => (await ask("GET", at(item))).body;
const save = async (item: string, fields: Record<string, string>) =>
  ask("PUT", at(item, "/draft"), {
    version: (await read(item)).version,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  });
const publish = async (item: string) =>
  ask("POST", at(item, "/publication"), { version: (await read(item)).version });
const remove = async (item: string, version?: string) =>
  api.call("DELETE", at(item), {
    as: agent,
    query: { version: version ?? (await read(item)).version },
  });
const shown = async (uid: string) => (await api.call("GET", `/cms/components/${uid}`)).status;
const listed = async (query: Record<string, string>) =>
  (await api.call("GET", at("components"), { as: agent, query })).body.components;
const bring = async (name: string, text: string, prune = false) => {
  const kind = KINDS.find(({ file }) => file === name)!;
  const plan = await importFiles(api.db, [readProgramFile(kind, new TextEncoder().encode(text))], {
    ...{ dryRun: false, prune, now: () => api.now(), by: "deploy", storefrontUrl: () => "" },
  });
  expect(plan.faults).toEqual([]);
};

describe("a component", () => {
  test("[FW-03] that stands in a slot or in the draft of one is not deleted, and the answer says where", async () => {
    const shownNow = await remove("components/TermsText");
    expectRefusal(shownNow, 409, "InUseError");
    expect(shownNow.body.errors[0].message).toContain("(Terms and conditions)");
    const added = await ask("POST", at("components"), {
      ...{ type: "CMSParagraphComponent", name: "Planned", slotId: "homepage~SiteNotice" },
    });
    expectRefusal(await remove(`components/${added.body.id}`), 409, "InUseError");
    await ask("DELETE", at("slots/homepage~SiteNotice", "/draft"));
    expectRefusal(await remove(`components/${added.body.id}`, "other"), 409, "ConflictError", {
      reason: "changed",
    });
    for (const item of ["slots/homepage~SiteNotice", "pages/homepage"]) {
      expect((await remove(item)).status).toBe(400);
    }
  });

  test("[FW-03] that nothing shows is deleted, found among the deleted, and comes back as a draft", async () => {
    const { id } = (await ask("POST", at("components"), { type: "CMSParagraphComponent", name: NAME })).body;
    const item = `components/${id}`;
    await save(item, { content: "<p>One</p>" });
    await publish(item);
    await save(item, { content: "<p>Never seen</p>" });
    expect((await remove(item)).status).toBe(204);
    expect((await ask("GET", at(item))).status).toBe(404);
    expect((await remove(item, "any")).status).toBe(404);
    expect(await shown(id)).toBe(404);
    expect(await api.db.$count(cmsDrafts, eq(cmsDrafts.uid, id))).toBe(0);
    expect(await listed({ search: NAME })).toEqual([]);
    expect(await listed({ search: NAME, state: "deleted" })).toMatchObject([
      { uid: id, name: NAME, deleted: true, excerpt: "One", typeName: "Text" },
    ]);
    const versions = (await ask("GET", at(item, "/versions"))).body;
    expect(versions).toMatchObject({
      ...{ name: NAME, deleted: true },
      versions: [{ number: 2, origin: "deleted", publishedBy: { name: expect.any(String) } }, { number: 1 }],
    });
    const last = (await ask("GET", at(item, "/versions/2"))).body;
    expect([
      last.deleted,
      last.fields.find(({ name }: { name: string }) => name === "content").value,
    ]).toEqual([true, "<p>One</p>"]);
    const back = () => ask("POST", at(item, "/versions/2/draft"), { version: last.version });
    expect((await back()).body).toMatchObject({ unpublished: true, name: NAME, draft: expect.anything() });
    // Pressed twice, it is there already.
    expectRefusal(await back(), 409, "ConflictError", { reason: "changed" });
    expect(await shown(id)).toBe(404);
    expect((await publish(item)).body.unpublished).toBe(false);
    expect(await shown(id)).toBe(200);
    expect(await listed({ search: NAME, state: "deleted" })).toEqual([]);
  });

  test("[FW-03] that was never published is deleted with what was typed, and an import may write its code anew", async () => {
    const { id } = (await ask("POST", at("components"), { type: "CMSLinkComponent", name: "Draft alone" }))
      .body;
    await save(`components/${id}`, { linkName: "Read on", url: "/delivery" });
    await remove(`components/${id}`);
    const { fields } = (await ask("GET", at(`components/${id}`, "/versions/1"))).body;
    expect(fields).toContainEqual(expect.objectContaining({ name: "linkName", value: "Read on" }));
    await bring(
      "cms-components",
      `site,code,type,flex_type,name,fields\nuniforms,${id},CMSLinkComponent,,By a file,"{""url"":""/returns""}"`,
    );
    const now = await read(`components/${id}`);
    expect(now).toMatchObject({
      name: "By a file",
      versions: [{ origin: "imported" }, { origin: "deleted" }],
    });
    expect((await remove(`components/${id}`)).status).toBe(204);
  });
});

test("[FW-03] an import of slots and pages writes a version of each that it changes, and of no other", async () => {
  const versionsOf = (kind: "slots" | "pages", uid: string) =>
    api.db
      .select()
      .from(cmsVersions)
      .where(and(eq(cmsVersions.site, "uniforms"), eq(cmsVersions.kind, kind), eq(cmsVersions.uid, uid)))
      .orderBy(cmsVersions.number);
  const [text] = await api.db
    .select()
    .from(cmsComponents)
    .where(and(eq(cmsComponents.site, "uniforms"), eq(cmsComponents.uid, "ReturnsText")));
  const slot = "terms-and-conditions~BodyContent";
  const row = `uniforms,terms-and-conditions,BodyContent,${text!.uid},99`;
  await bring("cms-slots", `site,page,position,component,sort\n${row}`);
  const both = { components: ["TermsText", "ReturnsText"] };
  expect(await versionsOf("slots", slot)).toMatchObject([
    { number: 1, origin: "found", fields: { components: ["TermsText"] } },
    { number: 2, origin: "imported", fields: both, publishedBy: { name: "deploy" } },
  ]);
  // Another number that leaves the order as it is changes nothing that anybody sees.
  await bring("cms-slots", `site,page,position,component,sort\n${row}1`);
  expect(await versionsOf("slots", slot)).toHaveLength(2);
  const page = (name: string, template: string) =>
    bring(
      "cms-pages",
      `site,code,type,label,template,name,title,robots\nuniforms,terms-and-conditions,ContentPage,/terms-and-conditions,${template},Terms,${name},INDEX_FOLLOW`,
    );
  await page("Terms of use", "ContentPage1Template");
  await page("Terms of use", "Other");
  const pages = await versionsOf("pages", "terms-and-conditions");
  expect(pages.map(({ origin, fields }) => [origin, fields["title"]])).toEqual([
    ["found", "Terms and conditions"],
    ["imported", "Terms of use"],
  ]);
});
