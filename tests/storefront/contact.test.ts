import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { enquiries } from "../../commerce/modules/enquiries/tables";
import { files } from "../../commerce/modules/files/tables";
import { main, testStorefront } from "../support/storefront";

const wearer = "wearer@kestrel.example";
const PICTURE = new Uint8Array(readFileSync("docs/pictures/home-phone.png"));
const shop = await testStorefront();
const cookie = await shop.signIn(wearer);

beforeEach(async () => {
  await shop.api.db.delete(files);
  await shop.api.db.delete(enquiries);
});

const open = async (path = "/contact-us") => main(await shop.request(path, { cookie }));
const keyOn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
const idsOn = (html: string) => [...html.matchAll(/name="file" value="([^"]+)"/g)].map((found) => found[1]!);

function formOf(fields: Record<string, string>, sent: File[] = [], ids: string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const id of ids) form.append("file", id);
  for (const file of sent) form.append("files", file);
  // What a browser sends for a file field that is left empty.
  if (sent.length === 0) form.append("files", new File([], ""));
  return form;
}
const post = (...args: Parameters<typeof formOf>) =>
  shop.request("/contact-us", { cookie, body: formOf(...args) });

const typed = { topic: "fault", message: "The seam opened.\r\nO'Brien-Ngāti <b>&", answerBy: "EMAIL" };
const picture = (name: string) => new File([PICTURE], name, { type: "image/png" });

test("[AC-04] files are added and removed, and nothing that was typed is lost", async () => {
  const bad = new File(["not a picture"], "walk.mov", { type: "image/png" });
  const refused = await post({ ...typed, do: "add" }, [picture("seam <b>&.png"), bad]);
  expect(refused.status).toBe(400);
  const html = await main(refused);
  expect(html).toContain("1 of 2 cannot be sent.");
  expect(html).toContain("Only JPG, PNG, HEIC and PDF files can be sent.");
  expect(html).toContain("seam &lt;b&gt;&amp;.png");
  expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;</textarea>");
  expect(html).toMatch(/<option value="fault" selected="">/);
  const [id] = idsOn(html);
  const without = await post({ ...typed, remove: id! }, [], [id!]);
  expect([without.status, idsOn(await main(without))]).toEqual([200, []]);
});

test("[AC-04] a message with a mistake keeps its files, and is sent with them once", async () => {
  const key = keyOn(await open());
  const refused = await post({ ...typed, message: " ", do: "send", idempotencyKey: key }, [
    picture("seam.png"),
  ]);
  const html = await main(refused);
  expect([refused.status, idsOn(html)]).toEqual([400, [expect.any(String)]]);
  expect(html).toContain("Message: This information is required.");
  const again = { ...typed, do: "send", idempotencyKey: keyOn(html) };
  const sent = await post(again, [], idsOn(html));
  const twice = await post(again, [], idsOn(html));
  const to = sent.headers.get("Location")!;
  expect([sent.status, to, twice.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/contact-us\?message=ASK-\d{5}$/),
    to,
  ]);
  const page = await open(to);
  expect(page).toContain("We have your message");
  expect(page).toMatch(/seam\.png, \d+ kB/);
  expect(await open()).toContain("You asked before");
  expect(await shop.api.db.$count(enquiries)).toBe(1);
});

test("[AC-04] files that are sent with the message go with it, and one that cannot be sent keeps it back", async () => {
  const bad = await post({ ...typed, do: "send" }, [picture("seam.png"), new File(["x"], "note.txt")]);
  expect([bad.status, await shop.api.db.$count(enquiries)]).toEqual([400, 0]);
  const ids = idsOn(await main(bad));
  expect(ids).toHaveLength(1);
  const sent = await post({ ...typed, do: "send" }, [picture("seam.png")], ids);
  expect(sent.status).toBe(303);
  expect(await open(sent.headers.get("Location")!)).toContain("seam.png");
});

test("[AC-04] after a new sign-in the message is there, and only the file is asked for again", async () => {
  const body = formOf({ ...typed, do: "send" }, [picture("seam.png")]);
  const answer = await shop.request("/contact-us", { body });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/login\?/)]);
  expect(await shop.api.db.$count(files)).toBe(0);
});

test("[AC-04] the message of somebody else is not found", async () => {
  const sent = await post({ ...typed, do: "send" });
  const stranger = await shop.signIn("approver@kestrel.example");
  const page = await shop.request(sent.headers.get("Location")!, { cookie: stranger });
  expect(page.status).toBe(404);
});

test("[AC-04] a form that was broken off is no form", async () => {
  const answer = await shop.request("/contact-us", {
    cookie,
    body: "--x\r\nContent-Disposition: form-data; name=",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  expect(answer.status).toBe(400);
});
