import { afterAll, beforeAll, expect, test } from "vitest";
import { bringContent } from "./content";
import { NOW, seededDemo, type SeededDemo } from "./test-demo";

let demo: SeededDemo;

beforeAll(async () => {
  demo = await seededDemo();
});
afterAll(() => demo.close());

const places = () =>
  demo.rows("select site, page_uid, position, component_uid, sort from cms_slots order by 1, 2, 3, 4, 5");
const intro = () => demo.count("cms_components where uid = 'LoginIntro'");

test("[SH-06] content of an older demo is filled up, and nothing that somebody changed is overwritten", async () => {
  const all = await places();
  // As an earlier version left it: without this component, and without the list of what was given.
  await demo.rows("delete from database_facts where name = 'demo content'");
  await demo.rows("delete from cms_components where uid = 'LoginIntro'");
  await demo.rows("delete from cms_slots where component_uid = 'LoginIntro'");
  // What an editor did: other words, and one thing taken off its page.
  await demo.rows("update cms_components set name = 'Ours' where uid = 'DemoPeople'");
  await demo.rows("delete from cms_slots where component_uid = 'DemoPeople'");

  await bringContent(demo.db, NOW);
  expect(await intro()).toBe(2);
  expect(await demo.count("cms_components where uid = 'DemoPeople' and name = 'Ours'")).toBe(2);
  expect(await places()).toEqual(all.filter((slot) => slot["component_uid"] !== "DemoPeople"));
});

test("[SH-06] content that somebody removed stays away at the next start", async () => {
  await demo.rows("delete from cms_components where uid = 'LoginIntro'");
  await bringContent(demo.db, NOW);
  expect(await intro()).toBe(0);
});
