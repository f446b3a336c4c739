import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main, testStorefront, type Storefront } from "../support/storefront";

const AGENT = "agent@kitroom.example";
const ADMIN = "admin@saltbush.example";
const LIST = "/program-data";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [AGENT, ADMIN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, body?: FormData | URLSearchParams, as = AGENT) =>
  shop.request(path, { cookie: cookies.get(as), ...(body && { body }) });
const page = async (path: string) => main(await ask(path));

/** Sends a file by the form of the page; gives the answer. */
function send(name: string, text: string, kind = "") {
  const body = new FormData();
  body.append("kind", kind);
  body.append("file", new File([text], name));
  return ask(LIST, body);
}
const sent = async (name: string, text: string): Promise<string> => {
  const location = (await send(name, text)).headers.get("Location");
  expect(location).toMatch(/^\/program-data\/[\w-]+$/);
  return location!;
};
const firstOf = async (kind: string) => {
  const text = await (await ask(`${LIST}/files?kind=${kind}`)).text();
  return text.split("\r\n")[1]!.split(",");
};
const fileOf = (part: string, upload: string) => `${LIST}/files?${part}=${upload.split("/").at(-1)!}`;
const versionIn = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe("program data", () => {
  test("[API-1] staff find it in their menu; nobody else opens a page of it, or posts to one", async () => {
    expect(await (await ask("/my-account/profile")).text()).toContain(`href="${LIST}"`);
    const [sku] = await firstOf("stock");
    const upload = await sent("stock.csv", `sku,on_hand\n${sku},5`);
    for (const path of [
      LIST,
      upload,
      `${upload}/rows`,
      fileOf("upload", upload),
      fileOf("wrong", upload),
      `${LIST}/files`,
    ]) {
      expect([path, (await ask(path, undefined, ADMIN)).status]).toEqual([path, 403]);
    }
    const press = new URLSearchParams({ intent: "apply", version: "none" });
    expect((await ask(upload, press, ADMIN)).status).toBe(403);
    expect((await ask(`${LIST}/none`)).status).toBe(404);
    for (const query of ["kind=none", "state=x", "currentPage=99", "prune=yes"]) {
      expect([query, (await ask(`${upload}/rows?${query}`)).status]).toEqual([query, 200]);
    }
  });

  test("[API-1] a file that cannot be read comes back with what to do, and what was chosen", async () => {
    const answer = await send("list.csv", "a,b\n1,2", "people");
    // The kind was chosen, so its columns are missed.
    expect(answer.status).toBe(303);
    const refused = await send("list.csv", "a,b\n1,2");
    expect(refused.status).toBe(400);
    expect(await main(refused)).toContain("The name of the file does not say what it has.");
    expect(await main(await send("none.csv", ""))).toContain("Choose a file that is not empty.");
  });

  test("[API-1] what is wrong is a file too, and the file as it was sent can be had again", async () => {
    const text = "sku,on_hand\nnosuch,many";
    const upload = await sent("stock.csv", text);
    expect(await page(upload)).toContain("There is 1 thing to fix");
    const wrong = await (await ask(fileOf("wrong", upload))).text();
    expect(wrong.replace("\uFEFF", "").split("\r\n")[0]).toBe("file,line,column,what to fix");
    expect(wrong).toContain("stock.csv,2,on_hand,");
    expect(await (await ask(fileOf("upload", upload))).text()).toBe(text);
    const away = await ask(upload, new URLSearchParams({ intent: "discard" }));
    expect(away.headers.get("Location")).toBe(LIST);
    expect((await ask(upload)).status).toBe(404);
  });

  test("[API-1] missing rows are listed before they end, and stay unless that is pressed", async () => {
    const text = await (await ask(`${LIST}/files?kind=references`)).text();
    const [head, gone, ...rest] = text.trimEnd().split("\r\n");
    const upload = await sent("references.csv", [head, ...rest].join("\r\n"));
    expect(await page(upload)).toContain("They stay.");
    const html = await page(`${upload}?prune=yes`);
    expect(html).toContain("END 1 ROW");
    expect(await page(`${upload}/rows?kind=references&state=missing`)).toContain(gone!.split(",")[0]);
    const press = { intent: "apply", version: versionIn(html), prune: "yes" };
    const done = await ask(upload, new URLSearchParams(press));
    expect(done.headers.get("Location")).toBe(upload);
    expect(await (await ask(`${LIST}/files?kind=references`)).text()).not.toContain(gone);
  });

  test("[API-1] a file that would do something else by now is not applied, and its page says so", async () => {
    const [sku, count] = await firstOf("stock");
    const [one, two] = [
      await sent("stock.csv", `sku,on_hand\n${sku},${Number(count) + 1}`),
      await sent("stock.csv", `sku,on_hand\n${sku},${Number(count) + 2}`),
    ];
    const versions = [versionIn(await page(one)), versionIn(await page(two))];
    await ask(one, new URLSearchParams({ intent: "apply", version: versions[0]! }));
    await ask(two, new URLSearchParams({ intent: "apply", version: versions[1]! }));
    expect((await firstOf("stock"))[1]).toBe(String(Number(count) + 1));
    await ask(two, new URLSearchParams({ intent: "apply", version: versionIn(await page(two)) }));
    expect((await firstOf("stock"))[1]).toBe(String(Number(count) + 2));
  });
});
