import { afterAll, expect, it } from "vitest";
import { testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const host = "wholesale.localhost";
const cookie = await shop.signIn("buyer@harrowstreet.example", host);

it("[SR-04] every colour of the filters shows its cloth, also one that no product of the page has", async () => {
  const html = await (await shop.request("/search?pageSize=1", { cookie, host })).text();
  const colours = [...html.matchAll(/<input[^>]*value="colour:([^"]+)"[^>]*\/>(.*?)<\/label>/g)];
  expect(colours.length).toBeGreaterThan(10);
  for (const [, colour, label] of colours) expect(label, colour).toMatch(/class="dot"/);
  const split = colours.find(([, colour]) => colour === "orange-navy");
  expect(split?.[2]).toMatch(/<img class="dot" src="[^"]*\/medias\/swatch\.orange\.navy\.svg"/);
});
