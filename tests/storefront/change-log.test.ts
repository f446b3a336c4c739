import { expect, test } from "vitest";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
const cookie = await shop.signIn("admin@saltbush.example");
const open = (path: string, as = cookie) => shop.request(path, { cookie: as });
const NAME = "O'Brien-Ngāti <b>&";

/** A change of a person, by the form of their page. */
async function rename(firstName: string) {
  const list = await main(await open("/manage-users?search=dunleavy"));
  const path = /\/manage-users\/[A-Z]{2}-\d{6}/.exec(list)![0];
  const page = await main(await open(path));
  const version = /name="version" value="(\d+)"/.exec(page)![1]!;
  const body = new URLSearchParams({ section: "personal", version, firstName, lastName: "Dunleavy" });
  const answer = await shop.request(path, { cookie, body });
  expect(answer.status).toBe(303);
}

test("[OG-01] a change is on the page and in the file, with who, from and to", async () => {
  await rename(NAME);
  const html = await main(await open("/change-log?search=Ng%C4%81ti"));
  expect(html).toContain("Makareta</del>");
  expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;</ins>");
  expect(html).toMatch(/href="\/manage-users\/[A-Z]{2}-\d{6}">O&#x27;Brien/);
  const file = await open("/change-log.csv?search=Ng%C4%81ti");
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  expect(await file.text()).toContain(`,First name,Makareta,${NAME},,Shop`);
});

test("[OG-01] filters hold together, and nonsense in the address is left out", async () => {
  const html = await main(
    await open(
      "/change-log?kind=person&from=2026-01-01&to=yesterday&who=nobody&behalf=maybe&channel=%3Cb%3E",
    ),
  );
  expect(html).toContain("From 1 Jan 2026");
  expect(html).not.toContain("To Invalid");
  expect(html).toContain("No change is like that");
  expect((await open("/change-log?currentPage=99999&sort=x")).status).toBe(200);
  expect(await main(await open("/change-log?kind=order"))).toMatch(/href="\/my-account\/approval\/KR-\d+"/);
});

test("[OG-01] every link of the log leads to a page, of one's own orders too", async () => {
  let seen = 0;
  for (const [admin, host] of [
    ["admin@korraline.example", undefined],
    ["admin@saltbush.example", undefined],
    ["admin@harrowstreet.example", "wholesale.localhost"],
  ] as const) {
    const as = await shop.signIn(admin, host);
    const see = async (path: string) => shop.request(path, { cookie: as, host });
    const paths = new Set<string>();
    for (const page of [0, 1]) {
      const html = await main(await see(`/change-log?currentPage=${page}`));
      for (const [, path] of html.matchAll(
        /href="(\/(?:my-account|manage-users|cost-centres|purchase)[^"?]*)"/g,
      ))
        paths.add(path!);
    }
    for (const path of paths) expect([path, (await see(path)).status]).toEqual([path, 200]);
    seen += paths.size;
  }
  expect(seen).toBeGreaterThan(5);
});

test("[OG-01] nobody else has the page or the file", async () => {
  const wearer = await shop.signIn("wearer@saltbush.example");
  for (const path of ["/change-log", "/change-log.csv"]) {
    expect([path, (await open(path, wearer)).status]).toEqual([path, 403]);
  }
});
