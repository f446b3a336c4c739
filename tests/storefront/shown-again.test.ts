import { afterAll, expect, test } from "vitest";
import { testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const TEXT = "All notices are read.";
const PAGE = "/my-account/notices";

/** Somebody whose next page has a message, by their cookies. */
async function person() {
  const cookies = new Map<string, string>();
  const ask = async (path: string, body?: Record<string, string>, more: Record<string, string> = {}) => {
    const also = Object.entries(more).map(([key, value]) => `${key}=${value}`);
    const cookie = [...cookies.values(), ...also].join("; ");
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

/** As scripts ask for a page that they cannot draw. */
const AGAIN = { again: "1" };

test("[SH-12] a message that came with data is said again by the document that scripts load where they cannot render", async () => {
  const ask = await person();
  expect(await ask(data)).toContain(TEXT);
  expect(await ask(PAGE, undefined, AGAIN)).toContain(TEXT);
  expect(await ask(PAGE)).not.toContain(TEXT);
});

test("[SH-12] a message of a document that scripts cannot take over is said again by the one that they load", async () => {
  const ask = await person();
  expect(await ask(PAGE)).toContain(TEXT);
  expect(await ask(PAGE, undefined, AGAIN)).toContain(TEXT);
  // The document of a page that the browser translates may fail as its data did.
  expect(await ask(PAGE, undefined, AGAIN)).toContain(TEXT);
  expect(await ask(PAGE)).not.toContain(TEXT);
  expect(await ask(PAGE, undefined, AGAIN)).not.toContain(TEXT);
});

test("[SH-12] a message is said once where pages come as they should", async () => {
  const documents = await person();
  expect(await documents(PAGE)).toContain(TEXT);
  expect(await documents(PAGE)).not.toContain(TEXT);
  const scripts = await person();
  expect(await scripts(data)).toContain(TEXT);
  expect(await scripts(data)).not.toContain(TEXT);
  const reloading = await person();
  expect(await reloading(data)).toContain(TEXT);
  expect(await reloading(PAGE)).not.toContain(TEXT);
  expect(await reloading(PAGE, undefined, AGAIN)).not.toContain(TEXT);
});
