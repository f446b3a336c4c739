import { afterAll, expect, test } from "vitest";
import { testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const TEXT = "All notices are read.";
const PAGE = "/my-account/notices";

/** Somebody whose next page has a message, by their cookies. */
async function person() {
  const cookies = new Map<string, string>();
  const ask = async (path: string, body?: Record<string, string>) => {
    const cookie = [...cookies.values()].join("; ");
    const answer = await shop.request(path, { cookie, body: body && new URLSearchParams(body) });
    for (const set of answer.headers.getSetCookie()) cookies.set(set.split("=")[0]!, set.split(";")[0]!);
    return answer.text();
  };
  cookies.set("first", await shop.signIn("approver@saltbush.example"));
  const [name] = cookies.get("first")!.split("=");
  cookies.set(name!, cookies.get("first")!);
  cookies.delete("first");
  await ask(PAGE, { upTo: new Date().toISOString() });
  return ask;
}
const data = `${PAGE}?_data=root`;

test("[SH-12] a message that came with data is said again by the document that scripts load where they cannot draw", async () => {
  const ask = await person();
  expect(await ask(data)).toContain(TEXT);
  expect(await ask(PAGE)).toContain(TEXT);
  expect(await ask(PAGE)).not.toContain(TEXT);
});

test("[SH-12] a message is said once where pages come as they should", async () => {
  const documents = await person();
  expect(await documents(PAGE)).toContain(TEXT);
  expect(await documents(PAGE)).not.toContain(TEXT);
  const scripts = await person();
  expect(await scripts(data)).toContain(TEXT);
  expect(await scripts(data)).not.toContain(TEXT);
  // The next data came, so the page before it was drawn.
  expect(await scripts(PAGE)).not.toContain(TEXT);
});
