import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { cmsComponents, cmsSlots } from "../../commerce/modules/cms/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const site = "uniforms";
const UID = "ForSome";
const WORD = "quokkafest";
const people = {
  wearer: "wearer@korraline.example",
  approver: "approver@korraline.example",
  nz: "approver.nz@korraline.example",
  bank: "wearer@lanternbridge.example",
  guest: undefined,
};

beforeAll(async () => {
  await api.db.insert(cmsComponents).values({
    ...{ site, uid: UID, typeCode: "CMSParagraphComponent", name: UID },
    fields: { content: `<p>All of the ${WORD} is here for those who may read it.</p>` },
  });
  await api.db
    .insert(cmsSlots)
    .values({ site, pageUid: "homepage", position: "SiteNotice", componentUid: UID, sort: 9 });
});

async function showTo(shownTo: unknown) {
  const its = and(eq(cmsComponents.site, site), eq(cmsComponents.uid, UID));
  const [row] = await api.db.select().from(cmsComponents).where(its);
  const { shownTo: _, ...fields } = row!.fields;
  await api.db
    .update(cmsComponents)
    .set({ fields: shownTo === undefined ? fields : { ...fields, shownTo } })
    .where(its);
  dropCached(api.db, "content");
}
afterEach(() => showTo(undefined));

const homeOf = async (as: string | undefined, query: Record<string, string> = {}) =>
  JSON.stringify((await api.call("GET", "/cms/pages", { as, query })).body);
/** Who sees the component on the home page. */
async function seenBy() {
  const seen = [];
  for (const [who, as] of Object.entries(people)) {
    if ((await homeOf(as)).includes(WORD)) seen.push(who);
  }
  return seen;
}

describe("content for some", () => {
  test.each<[string, unknown, string[]]>([
    ["without an audience", undefined, ["wearer", "approver", "nz", "bank", "guest"]],
    ["of an organisation", { organisations: ["lanternbridge"] }, ["bank"]],
    ["of several", { organisations: ["lanternbridge", "korraline"] }, ["wearer", "approver", "nz", "bank"]],
    ["of a unit", { units: ["korraline-nz"] }, ["nz"]],
    ["of a unit and what lies below it", { units: ["korraline"] }, ["wearer", "approver", "nz"]],
    ["of a role", { roles: ["b2bapprovergroup"] }, ["approver", "nz"]],
    ["of everybody else", { notRoles: ["b2bapprovergroup"] }, ["wearer", "bank"]],
    ["of a role in a unit", { roles: ["b2bapprovergroup"], units: ["korraline-nz"] }, ["nz"]],
    ["that cannot be read", { everybody: true }, []],
    ["that names nobody", {}, []],
  ])("[FW-03] %s", async (_, shownTo, expected) => {
    await showTo(shownTo);
    expect(await seenBy()).toEqual(expected);
  });

  test("[FW-03] is found by its readers alone: by id, in the list, and in the search", async () => {
    await showTo({ units: ["korraline-nz"] });
    const { nz, wearer } = people;
    const one = `/cms/components/${UID}`;
    expect((await api.call("GET", one, { as: nz })).body.content).toContain(WORD);
    expectRefusal(await api.call("GET", one, { as: wearer }), 404, "CMSItemNotFoundError");
    expectRefusal(await api.call("GET", one), 404, "CMSItemNotFoundError");
    const listed = async (as: string) =>
      (await api.call("GET", "/cms/components", { as, query: { componentIds: UID } })).body.component.length;
    expect([await listed(nz), await listed(wearer)]).toEqual([1, 0]);
  });

  test("[FW-03] says to nobody whom it is for, and a preview shows it", async () => {
    await showTo({ organisations: ["korraline"] });
    expect(await homeOf(people.wearer)).toContain(WORD);
    expect(await homeOf(people.wearer)).not.toContain("shownTo");
    const { body } = await api.call("POST", "/cms/previewTickets", { as: "agent@kitroom.example", body: {} });
    expect(await homeOf(undefined, { cmsTicketId: body.cmsTicketId })).toContain(WORD);
  });
});
