import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { styles } from "../../commerce/modules/catalogue/tables";
import { configurationModels, configurations } from "../../commerce/modules/configurators/tables";
import { emptyCarts, makeReady, place, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const buyer = "buyer@harrowstreet.example";
const host = "wholesale.localhost";
const cookie = await shop.signIn(buyer, host);
const otherCookie = await shop.signIn("admin@harrowstreet.example", host);
const open = (path: string, as = cookie) => shop.request(path, { cookie: as, host });
const page = async (path: string, as = cookie) => main(await open(path, as));
const polo = await skuOf(shop.api, "KC-5002", 60);
const PRODUCT = `/configure/vc/product/entityKey/${polo}`;
const LINE = "/configure/vc/cartEntry/entityKey/0";
const overviewOf = (path: string) => path.replace("/configure/", "/configure-overview/");

/** Posts a form and gives where it leads. */
async function post(path: string, form: [string, string][], as = cookie) {
  const answer = await shop.request(path, { cookie: as, host, body: new URLSearchParams(form) });
  return { answer, status: answer.status, to: answer.headers.get("Location") ?? "" };
}
const configIn = (html: string) => valueIn(html, "config");
/** A step of a group, with what its page keeps in hidden fields. */
const step = (html: string, group: string, values: [string, string][], intent: string) =>
  [
    ["config", configIn(html)],
    ["idempotencyKey", valueIn(html, "idempotencyKey")],
    ["group", group],
    ["sku", polo],
    ["quantity", valueIn(html, "quantity") || "1"],
    ...values,
    ["intent", intent],
  ] as [string, string][];

beforeEach(async () => {
  await emptyCarts(shop.api);
  await shop.api.db.delete(configurations);
});

/** Chooses a logo on the left chest and puts it into the cart. */
async function addLogo(quantity = "2") {
  const first = await page(PRODUCT);
  const version = await post(PRODUCT, [["version", "CHEST"]]);
  expect(version.status).toBe(303);
  const html = await page(version.to);
  const added = await post(version.to, [
    ...step(
      html,
      "LOGO",
      [
        ["a_LOGO", "ONE"],
        ["a_METHOD", "EMBROIDERY"],
      ],
      "keep",
    ).filter(([n]) => n !== "quantity"),
    ["quantity", quantity],
  ]);
  expect([first.length > 0, added.status, added.to]).toEqual([true, 303, overviewOf(LINE)]);
  return { html, version: version.to };
}

it("[CF-01] a garment is decorated group by group, without losing what was chosen before", async () => {
  const first = await page(PRODUCT);
  expect(first).toContain("Pre-configured Versions");
  expect(first).toContain("+ $4.50");
  expect(first).not.toContain("Select a value.");
  const one = await post(PRODUCT, step(first, "LOGO", [["a_LOGO", "ONE"]], "update"));
  const method = await page(one.to);
  expect(method).toContain("2 issue(s) or conflict(s) must be resolved before checkout");
  expect(method).toContain("Select a value.");
  expect(method).toMatch(/value="ONE"[^>]*checked|checked[^>]*value="ONE"/);
  const two = await post(
    one.to,
    step(
      method,
      "LOGO",
      [
        ["a_LOGO", "ONE"],
        ["a_METHOD", "EMBROIDERY"],
      ],
      "next",
    ),
  );
  expect(two.to).toContain("group=PLACEMENT");
  const three = await post(two.to, step(await page(two.to), "PLACEMENT", [["a_PLACEMENT", "LEFT"]], "next"));
  const thread = await page(three.to);
  expect(thread).toContain("Another thread colour");
  const four = await post(
    three.to,
    step(
      thread,
      "THREAD",
      [
        ["a_THREAD", ""],
        ["t_THREAD", "PMS 286 & Co"],
      ],
      "previous",
    ),
  );
  expect(four.to).toContain("group=PLACEMENT");
  const back = await page(four.to.replace("PLACEMENT", "THREAD"));
  expect(back).toContain('value="PMS 286 &amp; Co"');
  expect(back).not.toContain("issue(s)");
  // The list that was chosen from keeps its choice.
  expect(await page(four.to.replace("PLACEMENT", "LOGO"))).toMatch(
    /value="EMBROIDERY"[^>]*selected|selected[^>]*value="EMBROIDERY"/,
  );
});

/** The one form of the page, with every button that leads on from it. */
const formOf = (html: string) => {
  const form = /<form[^>]*id="choices"[^]*?<\/form>/.exec(html)?.[0] ?? "";
  const buttons = [...form.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  return { form, values: (name: string) => buttons.flatMap((tag) => valueOf(tag, name)) };
};
const valueOf = (tag: string, name: string) =>
  tag.includes(`name="${name}"`) ? [/value="([^"]*)"/.exec(tag)![1]!] : [];

it("[CF-01] another group chosen in the menu, at a conflict or in the tabs keeps what was typed", async () => {
  const first = await page(PRODUCT);
  expect(formOf(first).values("to")).toEqual(["LOGO", "PLACEMENT", "THREAD", "NAME"]);
  expect(first).not.toMatch(/href="[^"]*[?&]group=/);
  const logo: [string, string][] = [["a_LOGO", "WEB"]];
  const placement = await post(PRODUCT, step(first, "LOGO", [...logo, ["to", "PLACEMENT"]], ""));
  expect([placement.status, placement.to]).toEqual([303, expect.stringContaining("group=PLACEMENT")]);
  expect(placement.to).not.toContain("&to=");
  const html = await page(placement.to);
  expect(formOf(html).form).toContain("The web address goes on the back, so it needs a back print.");
  // The menu, and the conflict's two.
  expect(formOf(html).values("to").sort()).toEqual(
    ["LOGO", "PLACEMENT", "THREAD", "NAME", "LOGO", "PLACEMENT"].sort(),
  );
  expect(formOf(html).values("intent")).toContain("overview");
  expect(html).not.toMatch(/href="\/configure/);
  const back: [string, string] = ["a_PLACEMENT", "BACK"];
  const shown = await post(placement.to, step(html, "PLACEMENT", [back], "update"));
  const width: [string, string] = ["a_WIDTH", "20"];
  const name = await post(shown.to, step(html, "PLACEMENT", [back, width, ["to", "NAME"]], ""));
  expect(name.to).toContain("group=NAME");
  expect(await page(placement.to)).toContain('value="20"');
  // What the API refuses stays where it was typed, with its message.
  const bad = await post(shown.to, step(html, "PLACEMENT", [back, ["a_WIDTH", "wide"], ["to", "NAME"]], ""));
  expect(bad.status).toBe(400);
  expect(await main(bad.answer)).toContain('value="wide"');
  const nowhere = await post(shown.to, step(html, "PLACEMENT", [back, width, ["to", "NOWHERE"]], ""));
  expect(nowhere.to).toContain("group=PLACEMENT");
});

it("[CF-01] Next stays where a choice has just brought a field that must not be empty", async () => {
  const first = await page(PRODUCT);
  const logo: [string, string][] = [["a_LOGO", "ONE"]];
  const here = `${PRODUCT}?config=${configIn(first)}`;
  const asked = await post(here, step(first, "LOGO", logo, "next"));
  expect(asked.status).toBe(400);
  const html = await main(asked.answer);
  expect(html).toContain('href="#choices-a_METHOD"');
  expect(html).toContain("Select a value.");
  expect(html).toMatch(/value="ONE"[^>]*checked|checked[^>]*value="ONE"/);
  // It is kept, and nobody is held up: by the menu, or by another press.
  const menu = await post(here, step(first, "LOGO", [...logo, ["to", "NAME"]], ""));
  expect(menu.to).toContain("group=NAME");
  const again = await post(here, step(first, "LOGO", logo, "next"));
  expect([again.status, again.to]).toEqual([303, expect.stringContaining("group=PLACEMENT")]);
  const name = `${here}&group=NAME`;
  const where = await post(name, step(first, "NAME", [["a_NAME", "Ana"]], "previous"));
  expect(where.to).toContain("group=THREAD");
  const back = await post(
    `${here}&group=PLACEMENT`,
    step(first, "PLACEMENT", [["a_PLACEMENT", "BACK"]], "next"),
  );
  expect(back.status).toBe(400);
  expect(await main(back.answer)).toContain("Enter a value for the required field.");
});

it("[CF-01] the page of a line offers versions, too; the line has one once Done is pressed", async () => {
  await addLogo();
  const html = await page(LINE);
  expect(html).toContain("Pre-configured Versions");
  expect(formOf(html).values("version")).toEqual(["CHEST", "EVENT"]);
  const before = await page(overviewOf(LINE));
  const used = await post(LINE, [...step(html, "LOGO", [], ""), ["version", "EVENT"]]);
  expect([used.status, used.to]).toEqual([303, expect.stringContaining(`${LINE}?config=`)]);
  const event = await page(used.to);
  expect(configIn(event)).not.toBe("");
  expect(await page(overviewOf(LINE))).toBe(before);
  const done = await post(used.to, [
    ["config", configIn(event)],
    ["idempotencyKey", valueIn(event, "idempotencyKey")],
    ["sku", polo],
    ["intent", "keep"],
  ]);
  expect([done.status, done.to]).toEqual([303, "/cart"]);
  expect(await page(overviewOf(LINE))).not.toBe(before);
  // The line is of another product meanwhile.
  const late = await post(LINE, [
    ["version", "CHEST"],
    ["sku", "another"],
  ]);
  expect([late.status, late.to]).toEqual([303, LINE]);
});

it("[CF-01] conflicts are said in words, with the ways to resolve them", async () => {
  const first = await page(PRODUCT);
  const { to } = await post(PRODUCT, step(first, "LOGO", [["a_LOGO", "ONE"]], "update"));
  const next = await post(
    to,
    step(
      first,
      "LOGO",
      [
        ["a_LOGO", "ONE"],
        ["a_METHOD", "EMBROIDERY"],
      ],
      "next",
    ),
  );
  const bad = await post(
    next.to,
    step(
      first,
      "PLACEMENT",
      [
        ["a_PLACEMENT", "LEFT"],
        ["a_PLACEMENT", "BACK"],
      ],
      "update",
    ),
  );
  const html = await page(bad.to);
  expect(html).toContain("A logo on the back cannot be embroidered.");
  expect(html).toContain("Placement: conflict");
  expect(html).toContain("Enter a value for the required field.");
  for (const [typed, words] of [
    ["wide", "Enter the number in the pattern ###.#."],
    ["99", "Enter a value within the indicated boundaries: from 10 to 35."],
  ] as const) {
    const { answer, status } = await post(
      bad.to,
      step(
        html,
        "PLACEMENT",
        [
          ["a_PLACEMENT", "BACK"],
          ["a_WIDTH", typed],
        ],
        "next",
      ),
    );
    expect(status).toBe(400);
    const again = await main(answer);
    expect(again).toContain(words);
    expect(again).toContain(`value="${typed}"`);
  }
});

it("[CF-01] who comes back may resume or start new", async () => {
  const first = await page(PRODUCT);
  await post(PRODUCT, step(first, "LOGO", [["a_LOGO", "FULL"]], "update"));
  const asked = await page(PRODUCT);
  expect(asked).toContain("Unfinished configuration");
  expect(asked).toContain("Resume");
  const resume = /href="([^"]*config=[^"]*)"/.exec(asked)![1]!.replaceAll("&amp;", "&");
  expect(await page(resume)).toMatch(/value="FULL"[^>]*checked|checked[^>]*value="FULL"/);
  const anew = await post(PRODUCT, [["restart", polo]]);
  expect(await page(anew.to)).not.toMatch(/value="FULL"[^>]*checked|checked[^>]*value="FULL"/);
});

it("[CF-01] it is added once however often it is pressed; the line leads back to its configurator", async () => {
  const { html, version } = await addLogo("3");
  const again = await post(version, [
    ...step(
      html,
      "LOGO",
      [
        ["a_LOGO", "ONE"],
        ["a_METHOD", "EMBROIDERY"],
      ],
      "keep",
    ).filter(([n]) => n !== "quantity"),
    ["quantity", "3"],
  ]);
  expect([again.status, again.to]).toEqual([303, overviewOf(LINE)]);
  const cart = await page("/cart");
  expect(cart).toContain("Thread colour: White");
  expect(cart).toContain(`href="${LINE}"`);
  expect(cart).toContain("3 pieces");
  const overview = await page(overviewOf(LINE));
  for (const words of [
    "Continue to Cart",
    "Selected options",
    "Price-relevant options",
    "My selections",
    "By group",
  ]) {
    expect(overview).toContain(words);
  }
  expect(await page(`${overviewOf(LINE)}?price=on`)).not.toContain("Left chest");
  expect(await page(`${overviewOf(LINE)}?group=PLACEMENT`)).toContain("Left chest");
});

it("[CF-01] a line is changed when Done is pressed, and not before", async () => {
  await addLogo();
  const html = await page(LINE);
  expect(html).toMatch(/>Done</);
  const config = `${LINE}?config=${configIn(html)}`;
  const changed = await post(
    `${config}&group=THREAD`,
    step(html, "THREAD", [["a_THREAD", "BLACK"]], "update"),
  );
  expect(await page("/cart")).toContain("Thread colour: White");
  const done = await post(changed.to, step(html, "THREAD", [["a_THREAD", "BLACK"]], "keep"));
  expect([done.status, done.to]).toEqual([303, "/cart"]);
  const told = await open("/cart", done.answer.headers.getSetCookie()[0]!.split(";")[0]);
  expect(await told.text()).toContain("Cart updated.");
  expect(await page("/cart")).toContain("Thread colour: Black");
  const other = [
    ["config", configIn(await page(LINE))],
    ["sku", "KC-5201-X"],
    ["intent", "keep"],
  ] as [string, string][];
  expect((await post(LINE, other)).status).toBe(409);
});

it("[CF-01] an order shows what was chosen and changes nothing; nobody else sees any of it", async () => {
  await addLogo();
  const mine = await page(LINE);
  const config = `${PRODUCT}?config=${configIn(mine)}`;
  for (const path of [LINE, overviewOf(LINE), config, `${overviewOf(LINE)}/displayOnly/true`]) {
    expect([path, (await open(path, otherCookie)).status]).toEqual([path, 404]);
  }
  const shown = await page(`${overviewOf(LINE)}/displayOnly/true`);
  expect(shown).toMatch(/>Done</);
  expect(shown).not.toContain("<form");
  const cart = (await shop.api.call("GET", "/users/current/carts/current", { as: buyer })).body
    .code as string;
  await makeReady(shop.api, buyer, cart);
  const { body } = await place(shop.api, buyer, cart);
  const path = `/configure-overview/vc/orderEntry/entityKey/${body.code}%2B0/displayOnly/true`;
  expect(await page(`/my-account/orders/${body.code}`)).toContain(`href="${path}"`);
  const ordered = await page(path);
  expect(ordered).toContain("Store logo, one colour (+ $4.50)");
  expect((await open(path, otherCookie)).status).toBe(404);
  for (const owner of ["quoteEntry", "savedCartEntry"]) {
    expect((await open(`/configure/vc/${owner}/entityKey/1`)).status).toBe(404);
  }
});

it("[FW-01] an attribute of a type that is not known says so, and holds up neither the others nor the cart", async () => {
  const [model] = await shop.api.db
    .select({ code: configurationModels.code, definition: configurationModels.definition })
    .from(configurationModels)
    .innerJoin(styles, eq(styles.configurationModel, configurationModels.code))
    .where(eq(styles.code, "KC-5002"));
  const definition = structuredClone(model!.definition);
  definition.groups[0]!.attributes.push({ key: "GLOW", name: "Glow & <b>", type: "NOT_IMPLEMENTED" });
  const write = (to: typeof definition) =>
    shop.api.db
      .update(configurationModels)
      .set({ definition: to })
      .where(eq(configurationModels.code, model!.code));
  await write(definition);
  try {
    const html = await page(PRODUCT);
    expect(html).toContain("Glow &amp; &lt;b&gt;: Attribute type not supported.");
    expect(html).not.toContain('name="a_GLOW"');
    expect(html).toContain('name="a_LOGO"');
    const forged = await post(PRODUCT, step(html, "LOGO", [["a_GLOW", "ON"]], "update"));
    expect(forged.status).toBeLessThan(500);
    await addLogo();
    expect(await page(LINE)).toContain("Attribute type not supported.");
  } finally {
    await write(model!.definition);
  }
  expect(await page(PRODUCT)).not.toContain("Attribute type not supported.");
});
