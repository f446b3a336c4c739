import { afterAll, expect, it } from "vitest";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const home = async (email: string) => main(await shop.request("/", { cookie: await shop.signIn(email) }));
const NOTICE = "Parcels to New Zealand clear customs";

it("[FW-03] home shows what is for the reader's unit and role", async () => {
  const there = await home("approver.nz@korraline.example");
  expect(there).toContain(NOTICE);
  expect(there).toContain("Exchanges and returns");
  expect(there).not.toContain("Wrong size or faulty item? Start here.");
  // One after the other, so that nobody is shown what was cached for somebody else.
  const here = await home("wearer@korraline.example");
  expect(here).not.toContain(NOTICE);
  expect(here).toContain("Wrong size or faulty item? Start here.");
});
