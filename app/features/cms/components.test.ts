import { describe, expect, test } from "vitest";
import { type CmsPage, findSlot, links, paragraphs } from "./components.server";

const home = { uid: "L1", typeCode: "CMSLinkComponent", url: "/home", linkName: "Home" };
const packs = { ...home, uid: "L2", url: "/orderUniform", linkName: "Packs" };
const slot = (component: unknown, position = "SiteLinks") => ({ position, components: { component } });
const pageOf = (contentSlots: unknown) => ({ uid: "homepage", contentSlots }) as CmsPage;

describe("a page of any version of OCC", () => {
  test("[API-2] has its slots and components as lists, or as one object", () => {
    const names = (contentSlots: unknown) => links(pageOf(contentSlots), "SiteLinks").map(({ name }) => name);
    expect(names({ contentSlot: [slot([home, packs]), slot([packs], "Other")] })).toEqual(["Home", "Packs"]);
    expect(names({ contentSlot: slot([home, packs]) })).toEqual(["Home", "Packs"]);
    expect(names({ contentSlot: slot(packs) })).toEqual(["Packs"]);
    expect(names({ contentSlot: slot(home, "Other") })).toEqual([]);
  });

  test("[API-2] may have no slots, and slots without components", () => {
    for (const contentSlots of [
      undefined,
      null,
      {},
      { contentSlot: [] },
      { contentSlot: { position: "SiteLinks" } },
      { contentSlot: [{ position: "SiteLinks", components: {} }] },
    ]) {
      expect(findSlot(pageOf(contentSlots), "SiteLinks")).toEqual([]);
      expect(paragraphs(pageOf(contentSlots), "SiteLinks")).toEqual([]);
    }
    expect(findSlot(undefined, "SiteLinks")).toEqual([]);
  });
});
