import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startShop } from "../host";
import { checkOut, choose, next } from "../pack-steps";
import { expect, test } from "../shop";

const WORD = "Kayak-2027-quiz!";

/** The commands of the tutorial that change or read the shop, as they stand there. */
const commands = [...readFileSync("docs/first-program.md", "utf8").matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block]) => block!.trim().split("\n"))
  .filter((line) => /^npm run (import|export|staff) /.test(line));

test.use({ javaScriptEnabled: false });

test("[PK-02] the tutorial of the first program leads from an empty shop to an approved order", async ({
  browser,
  page,
}) => {
  const dir = mkdtempSync(join(tmpdir(), "kitroom-first-"));
  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync(command.replace("harbour-files", join(dir, "files")), {
      shell: true,
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: dir, DATABASE_URL: "", PORT: "" },
    });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  const [look, bring, add, lookAgain, write] = commands;
  try {
    expect(commands).toHaveLength(5);
    const empty = await startShop(dir, { DEMO: "off" });
    for (const path of ["/", "/store-finder", "/help/returns", "/terms-and-conditions"]) {
      await page.goto(empty.url + path);
      await expect(page.getByText("This shop is empty.")).toBeVisible();
    }
    await empty.stop();

    expect(run(look!)).toContain("309 rows written, if this were no dry run.");
    expect(run(bring!)).toContain("309 rows written.");
    expect(run(bring!)).toContain("Nothing changes.");
    const link = /\/reset\?\S+/.exec(run(add!))?.[0];
    expect(run(lookAgain!)).toContain("Nothing changes.");

    const shop = await startShop(dir, { DEMO: "off" });
    try {
      await enter(page, shop.url + link!, "you@supplier.example");
      await expect(page).toHaveURL(/\/assisted-service/);
      await expect(page.getByText("ana.ruiz@harbour.example").first()).toBeVisible();

      const ana = await customer(browser, shop.url, dir, "ana.ruiz@harbour.example");
      await ana.goto(`${shop.url}/packDetailsPage?packId=HL-DECK`);
      await choose(ana, { product: "Deck polo", size: "M", quantity: 2 });
      await choose(ana, { product: "Deck shirt", size: "M" });
      await choose(ana, { product: "Work trousers", size: "87", quantity: 2 });
      await choose(ana, { product: "Rain jacket", size: "L" });
      await next(ana);
      await ana.getByRole("button", { name: "ADD TO CART" }).click();
      const code = await checkOut(ana);

      const mei = await customer(browser, shop.url, dir, "mei.lin@harbour.example");
      await mei.getByRole("link", { name: "Manage approvals" }).last().click();
      await mei.getByRole("link", { name: code }).click();
      await mei.getByRole("button", { name: /^APPROVE \d+ PIECES$/ }).click();
      await expect(mei.getByText(`Order ${code} was approved. The wearer is told by email.`)).toBeVisible();
      await ana.goto(`${shop.url}/my-account/orders`);
      await expect(ana.getByRole("row", { name: new RegExp(code) })).toContainText("Approved");
    } finally {
      await shop.stop();
    }
    expect(run(write!)).toContain("people.csv");
    expect(run("npm run check")).toContain("All hold.");
    expect(readFileSync(join(dir, "files", "styles.csv"), "utf8")).toContain("Deck polo");
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

/** Sets a password by a link, and signs in with it. */
async function enter(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(WORD);
  await page.getByLabel("Repeat the new password").fill(WORD);
  await page.getByRole("button", { name: "SAVE PASSWORD" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(WORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
}

/** Somebody of the program, by the link in their mail, past the steps of a first sign-in. */
async function customer(browser: Browser, shop: string, dir: string, email: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page, shop + (await linkOf(dir, email)), email);
  await page.getByRole("button", { name: "NEXT: DELIVERY" }).click();
  await page.getByRole("button", { name: "NEXT: MY SIZES" }).click();
  await page.getByRole("button", { name: "Skip this step" }).click();
  // The home page of an approver is headed by what waits for them.
  await expect(page.getByText(/^Hello, /)).toBeVisible();
  return page;
}

/** The link of the mail that greets somebody who is new. */
async function linkOf(dir: string, email: string): Promise<string> {
  const outbox = join(dir, "outbox");
  let link: string | undefined;
  await expect(() => {
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
    const mail = mails.find(
      (text) => text.includes(`To:`) && text.includes(`<${email}>`) && text.includes("Your account"),
    );
    const text = mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    link = /\/reset\?token=[\w-]+&type=EMAIL/.exec(text ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}
