import { expect, signIn, test } from "../e2e/shop";
import { Frontier, kindOf } from "./addresses";
import { sendEmpty } from "./empty-forms";
import { look } from "./page-laws";

const ROLES: { who?: string; site?: "wholesale" }[] = [
  {},
  { who: "newstarter@kestrel.example" },
  { who: "wearer@kestrel.example" },
  { who: "approver@kestrel.example" },
  { who: "finance@saltbush.example" },
  { who: "wearer@saltbush.example" },
  { who: "wearer@emberbun.example" },
  { who: "admin@korraline.example" },
  { who: "wearer@lanternbridge.example" },
  { who: "agent@kitroom.example" },
  { who: "buyer@harrowstreet.example", site: "wholesale" },
  { who: "admin@harrowstreet.example", site: "wholesale" },
];

/** Addresses that are the same page. */
const TWINS = new Set(["/?", "/home?"]);

for (const { who, site } of ROLES) {
  for (const width of [390, 1280]) {
    test(`[FW-01] every page that ${who ?? "nobody"} can reach keeps the laws at ${width} px`, async ({
      page,
      shop,
      javaScriptEnabled,
    }) => {
      const url = site ? shop.url.replace("localhost", `${site}.localhost`) : shop.url;
      await page.setViewportSize({ width, height: 844 });
      if (who) await signIn(page, { ...shop, url }, who);
      const frontier = new Frontier(["/", "/cart", "/no/such/page"]);
      const titles = new Map<string, string>();
      const tried = new Set<string>();
      const problems: string[] = [];
      for (let path = frontier.next(); path !== undefined; path = frontier.next()) {
        const answer = await page.goto(url + path);
        const type = answer?.headers()["content-type"] ?? "";
        if (!type.includes("html") || new URL(page.url()).origin !== url) continue;
        const status = answer!.status();
        if (status >= 400 && path !== "/no/such/page") problems.push(`${path}: a link leads to ${status}`);
        const { links, title, ...seen } = await look(page, await answer!.text(), javaScriptEnabled);
        problems.push(...seen.problems.map((problem) => `${path}: ${problem}`));
        if (!javaScriptEnabled)
          problems.push(...(await sendEmpty(page, tried)).map((problem) => `${path}: ${problem}`));
        const kind = kindOf(page.url()).replace(/\?.*/, "?");
        const other = titles.get(title);
        if (other && other !== kind && !(TWINS.has(other) && TWINS.has(kind)))
          problems.push(`${path}: the title "${title}" is also that of ${other}`);
        titles.set(title, kind);
        frontier.add(links.filter((link) => !link.startsWith("/logout")));
      }
      console.log(`  ${who ?? "nobody"} at ${width} px: ${titles.size} titles`);
      expect(problems).toEqual([]);
    });
  }
}
