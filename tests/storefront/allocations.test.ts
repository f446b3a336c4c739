import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { bundles } from "../../commerce/modules/packs/tables";
import { mainOf, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;

const HOSTS: Record<string, string> = { "harrowstreet.example": "wholesale.localhost" };
async function pageOf(as: string, path: string) {
  const host = HOSTS[as.split("@")[1]!];
  const cookie = await shop.signIn(as, host);
  return mainOf(await (await shop.request(path, { cookie, host })).text());
}
const words = (html: string) =>
  html
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
const offers = (html: string) => /name="intent" value="(quick|add)"|Choose size/.test(html);

describe("the allocation list", () => {
  it("[PK-01] shows each pack with what was given, used, waits, is held and left, and when it is given again", async () => {
    const html = await pageOf("maternity@kestrel.example", "/my-account/allocations");
    expect(words(html)).toContain("Item Given Used Left");
    expect(words(html)).toMatch(/Maternity pack PK-KM-MATERNITY Given again on 1 Jan \d{4}/);
    expect(words(html)).toMatch(/Changes by your administrator \(1\).*2 items more in Tops/);
    expect(html).toMatch(/href="\/search\?packType=optional&amp;packId=PK-KM-MATERNITY"/);
  });

  it("[B-10] says what comes on which day, and what lapses in how many days, before the packs", async () => {
    const html = await pageOf("wearer@kestrel.example", "/my-account/allocations");
    expect(words(html)).toMatch(/What comes next .*\d+ points lapse in 288 days, after 31 Dec 2026\./);
    expect(words(html)).toMatch(/On 1 Jan 2027 you get 75 points\. Yearly points, cabin crew/);
    const bank = words(await pageOf("wearer@lanternbridge.example", "/my-account/allocations"));
    expect(bank).toMatch(/On 1 Jan 2027 you get \$420\.00 and \$300\.00 of subsidised spend\./);
    expect(words(await pageOf("admin@kestrel.example", "/my-account/allocations"))).not.toContain(
      "What comes next",
    );
  });

  it("[PK-01] the account menu and My packs lead to it, and it asks for a sign-in", async () => {
    const cookie = await shop.signIn("wearer@kestrel.example");
    const home = await (await shop.request("/orderUniform", { cookie })).text();
    expect(home.match(/href="\/my-account\/allocations"/g)?.length).toBeGreaterThan(1);
    const stranger = await shop.request("/my-account/allocations");
    expect(stranger.headers.get("Location")).toContain("/login");
  });

  it("[PK-01] somebody without packs is told so", async () => {
    expect(words(await pageOf("admin@kestrel.example", "/my-account/allocations"))).toContain(
      "No allocation yet",
    );
  });
});

describe("packs of which nothing can be chosen", () => {
  it("[PK-06] a closed pack says on the list and on its step when it closed and opens again, and offers nothing", async () => {
    const as = "indentclosed@kestrel.example";
    const said =
      /closed on \d+ \w+ \d{4}\. It opens again on \d+ \w+ \d{4}\. Your administrator can extend it\./;
    expect(words(await pageOf(as, "/orderUniform"))).toMatch(said);
    const query = "packId=PK-KM-COAT-CLOSED&step=1";
    for (const path of [`/packDetailsPage?${query}`, `/packItem?${query}&style=KM-1301`]) {
      const html = await pageOf(as, path);
      expect(words(html)).toMatch(said);
      expect(offers(html)).toBe(false);
    }
  });

  it("[PK-01] a pack that is used up says on the list and on its step from when it can be chosen again", async () => {
    const as = "wearer@lanternbridge.example";
    const { body } = await api.call("GET", "/orgUsers/current/packs", { as });
    const used = (body.packs as { packId: string; usedUp?: string; status: string }[]).filter(
      ({ status }) => status === "used",
    );
    for (const { usedUp } of used) expect(usedUp).toMatch(/cannot choose any more\. .*administrator/);
    const other = "indentclosed@kestrel.example";
    const [bag] = (
      await api.call("GET", "/orgUsers/current/allocations", { as: other })
    ).body.allocations.filter((one: { packId: string }) => one.packId === "PK-KM-LUGGAGE");
    await api.db.execute(
      `insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount)
        select id, 'CABIN-BAG', 'quantity', 'use', ${bag.counters[0].left} from allocations
        where pack_id = 'PK-KM-LUGGAGE' and customer_id = (select customer_id from users where uid = '${other}')`,
    );
    const said = "You have used 1 item of 1 item, so you cannot choose any more. This pack is given once.";
    expect(words(await pageOf(other, "/orderUniform"))).toContain(said);
    const step = await pageOf(other, "/packDetailsPage?packId=PK-KM-LUGGAGE&step=1");
    expect(words(step)).toContain(said);
    expect(offers(step)).toBe(false);
  });

  it("[PK-06] a step whose own window is closed says so and offers nothing", async () => {
    const key = and(eq(bundles.packId, "PK-KM-COAT"), eq(bundles.id, "TRENCH-COAT"));
    const as = "wearer@kestrel.example";
    const open = await pageOf(as, "/packDetailsPage?packId=PK-KM-COAT&step=1");
    expect(words(open)).toMatch(/Available for pre-order to ship from \d+ \w+ \d{4}/);
    const item = await pageOf(as, "/packItem?packId=PK-KM-COAT&step=1&style=KM-1301");
    expect(words(item)).toMatch(/Available for pre-order to ship from \d+ \w+ \d{4}/);
    for (const page of [open, item]) expect(page).not.toContain("made or sourced to order");
    await api.db
      .update(bundles)
      .set({ indentEndsAt: new Date(api.now().getTime() - 1000) })
      .where(key);
    const closed = await pageOf(as, "/packDetailsPage?packId=PK-KM-COAT&step=1");
    expect(words(closed)).toMatch(/Trench coat closed on \d+ \w+ \d{4}/);
    expect(offers(closed)).toBe(false);
  });

  it("[PK-06] an extension is said on the list and on the step", async () => {
    const as = "extended@kestrel.example";
    expect(words(await pageOf(as, "/orderUniform"))).toMatch(/Extended for you until \d+ \w+ \d{4}/);
    const step = await pageOf(as, "/packDetailsPage?packId=PK-KM-COAT-CLOSED&step=1");
    expect(words(step)).toMatch(/Orders have closed, but you can still order until \d+ \w+ \d{4}\./);
    expect(offers(step)).toBe(true);
  });
});

describe("packs of stores", () => {
  it("[PK-01] the wholesale site lists them as a table and leads to it", async () => {
    const html = await pageOf("buyer@harrowstreet.example", "/orderUniform");
    expect(words(html)).toMatch(/Store packs .*Pack Given Used Left Until State/);
    expect(words(html)).toContain("Store team wear");
    expect(html).toContain("/packDetailsPage?packId=PK-HS-TEAM");
    const uniforms = await pageOf("wearer@kestrel.example", "/orderUniform");
    expect(uniforms).not.toContain("<table");
  });

  it("[PK-03] the step of a store's pack has a slot for each piece", async () => {
    const as = "buyer@harrowstreet.example";
    const step = await pageOf(as, "/packDetailsPage?packId=PK-HS-TEAM&step=1");
    expect(words(step)).toContain("Polos (Step 1 of 4)");
    expect(words(step)).toContain("21 more items (Optional)");
  });
});
