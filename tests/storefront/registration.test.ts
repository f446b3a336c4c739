import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessRequests } from "../../commerce/modules/access/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { TEST_NOW } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  shop.api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox, signInAttempts]) await shop.api.db.delete(table);
});

const cookieOf = (answer: Response) => (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  shop.request(path, { body: new URLSearchParams(fields), cookie });
const whereTo = async (path: string, options?: Parameters<Storefront["request"]>[1]) => {
  const answer = await shop.request(path, options);
  return [answer.status, answer.headers.get("Location")];
};

const aroha = {
  registrationCode: "EB-JOIN",
  firstName: "Aroha",
  lastName: "O'Brien",
  email: "aroha@new.example",
  mobile: "0491 570 006",
  employeeCode: "EB-E101",
};

test("[SI-06] a code in the address is kept, and the address does not change", async () => {
  const byCode = await shop.request("/register/eb-join");
  expect(byCode.status).toBe(200);
  const cookie = cookieOf(byCode);
  for (const answer of [byCode, await shop.request("/register", { cookie })]) {
    const html = await main(answer);
    expect(html).toContain("was recognised");
    expect(html).toContain('value="EB-JOIN"');
    expect(html).toContain("Ember &amp; Bun");
  }
  const specific = await main(await shop.request("/register/specific", { cookie }));
  expect(specific).not.toContain("was recognised");
});

test("[SI-06] unknown codes, the wholesale site and people who have signed in go to the root", async () => {
  expect(await whereTo("/register/nonsense")).toEqual([303, "/"]);
  expect(await whereTo("/register/SV-JOIN")).toEqual([303, "/"]);
  for (const path of ["/register", "/register/EB-JOIN", "/register/specific", "/customerRegistrationPage"]) {
    expect(await whereTo(path, { host: "wholesale.localhost" }), path).toEqual([303, "/"]);
  }
  const cookie = await shop.signIn("wearer@kestrel.example");
  expect(await whereTo("/register", { cookie })).toEqual([303, "/"]);
  expect(await whereTo("/reg/new?x=1")).toEqual([303, "/register?x=1"]);
  expect(await whereTo("/login/register")).toEqual([303, "/register"]);
  expect(await whereTo("/customerRegistrationPage")).toEqual([303, "/register"]);
});

test("[SI-06] the sign-in page leads to registration, on the wholesale site not", async () => {
  expect(await main(await shop.request("/login"))).toContain('href="/register"');
  expect(await main(await shop.request("/login", { host: "wholesale.localhost" }))).not.toContain(
    "/register",
  );
});

test("[SI-06] mistakes are named at their fields and keep what was typed", async () => {
  const empty = await main(await post("/register", {}));
  for (const words of ["registration code", "first name", "last name", "email", "employee code"]) {
    expect(empty).toMatch(new RegExp(`Enter (the|your) ${words}\\.`));
  }
  const answer = await post("/register", { ...aroha, employeeCode: "EB-E999", mobile: "12" });
  expect(answer.status).toBe(400);
  const html = await main(answer);
  expect(html).toContain("Enter a mobile number of Australia or New Zealand, such as 0491 570 006.");
  expect(html).toContain('value="O&#x27;Brien"');
  const listed = await main(await post("/register", { ...aroha, employeeCode: "EB-E999" }));
  expect(listed).toContain("EB-E999 is not on the list of ");
});

test("[SI-06] leads over the mail and the final step to the sign-in page", async () => {
  const sent = await post("/register", aroha);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/register?sent=1"]);
  expect(await main(await shop.request("/register?sent=1"))).toContain("Look at your email");
  const soon = await post("/register", aroha);
  expect([soon.status, await main(soon)]).toEqual([
    429,
    expect.stringContaining("You have just registered."),
  ]);
  await shop.api.jobs.runDue();
  const [mail] = await shop.api.db.select().from(mailOutbox);
  const path = /\/customerRegistrationPage\?\S+/.exec(mail!.text)![0];
  const html = await main(await shop.request(path));
  expect(html).toContain("Nearly there, Aroha");
  expect(html).toContain("aroha@new.example");
  const word = { password: "Watle-2026", confirmpassword: "Watle-2026" };
  const noTerms = await post(path, word);
  expect([noTerms.status, await main(noTerms)]).toEqual([
    400,
    expect.stringContaining("Accept the terms and conditions."),
  ]);
  const weak = await post(path, { password: "x", confirmpassword: "y", terms: "yes" });
  expect(await main(weak)).toContain("The passwords are not the same.");
  const made = await post(path, { ...word, terms: "yes" });
  expect([made.status, made.headers.get("Location")]).toEqual([303, "/login"]);
  const again = await shop.request(path);
  expect(again.headers.get("Location")).toBe("/register");
  const told = await shop.request("/register", { cookie: cookieOf(again) });
  expect(await told.text()).toContain("This link does not work. It was used or has expired. Register again.");
  const entered = await post("/login", { email: aroha.email, password: word.password });
  expect(entered.status).toBe(303);
});
