import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop, type RunningShop } from "../e2e/host";
import { readPage } from "../hostile/html";
import { memoryFolder } from "../support/memory-folder.mjs";
import { PASSWORD } from "../support/settings";

let dir = "";
let shop: RunningShop;

beforeAll(async () => {
  dir = memoryFolder("kitroom-plain-");
  shop = await startShop(dir);
}, 120_000);
afterAll(async () => {
  await shop.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A browser that says nothing of where a post comes from, as lynx on a page whose address has a query. */
class SilentBrowser {
  private jar = new Map<string, string>();

  get cookie() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async ask(path: string, fields?: URLSearchParams, headers: Record<string, string> = {}) {
    const answer = await fetch(shop.url + path, {
      redirect: "manual",
      headers: { Cookie: this.cookie, ...headers },
      ...(fields ? { method: "POST", body: fields } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.jar.set(name, value);
    }
    return answer;
  }

  /** The fields of the page's form that posts these, as the page drew them. */
  async form(path: string, field: string): Promise<URLSearchParams> {
    const { forms } = readPage(await (await this.ask(path)).text(), path);
    const form = forms.find(({ fields }) => fields.some(({ name }) => name === field));
    const sent = (form?.fields ?? []).filter(({ sent }) => sent);
    return new URLSearchParams(sent.map(({ name, value }) => [name, value]));
  }

  async signIn(email: string) {
    const form = await this.form("/login?redirectTo=%2Fcart", "password");
    form.set("email", email);
    form.set("password", PASSWORD);
    return this.ask("/login?redirectTo=%2Fcart", form);
  }
}

const PROFILE = "/my-account/profile";

describe("a browser that does not say where a post comes from", () => {
  it("[SI-08] signs in and sends forms, because the page gave them a proof", async () => {
    const browser = new SilentBrowser();
    const answer = await browser.signIn("wearer@kestrel.example");
    expect(`${answer.status} ${answer.headers.get("Location")}`).toBe("303 /cart");
    const form = await browser.form(PROFILE, "preferredName");
    form.set("preferredName", "Ann");
    expect((await browser.ask(PROFILE, form)).status).toBe(303);
  });

  it("[SI-08] is refused without the proof, and with another person's", async () => {
    const [one, other] = [new SilentBrowser(), new SilentBrowser()];
    await one.signIn("wearer@kestrel.example");
    await other.signIn("finance@kestrel.example");
    const form = await one.form(PROFILE, "preferredName");
    const theirs = await other.form(PROFILE, "preferredName");
    for (const proof of [undefined, "", "x", theirs.get("formProof")!]) {
      const forged = new URLSearchParams(form);
      if (proof === undefined) forged.delete("formProof");
      else forged.set("formProof", proof);
      const answer = await one.ask(PROFILE, forged);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("cannot tell where this form came from");
    }
    expect((await one.ask("/logout", new URLSearchParams())).status).toBe(403);
    expect((await one.ask(PROFILE)).status).toBe(200);
    expect((await one.ask(PROFILE, new URLSearchParams(form))).status).toBe(303);
  });

  it("[SI-08] a proof helps nobody who says that the post comes from elsewhere", async () => {
    const browser = new SilentBrowser();
    await browser.signIn("wearer@kestrel.example");
    const form = await browser.form(PROFILE, "preferredName");
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { Referer: "https://evil.example/" },
    ] as Record<string, string>[])
      expect((await browser.ask(PROFILE, form, headers)).status).toBe(403);
  });

  it("[SI-08] a browser that says it gets no proof and needs none", async () => {
    const page = await fetch(`${shop.url}/login`, { headers: { "Sec-Fetch-Site": "none" } });
    expect(await page.text()).not.toContain("formProof");
    expect(page.headers.getSetCookie().join()).not.toContain("kitroom=");
  });
});

describe("cookies on plain http", () => {
  const cookieOf = async (headers: Record<string, string>) => {
    const answer = await fetch(`${shop.url}/login`, { headers });
    const cookies = answer.headers.getSetCookie();
    return {
      session: cookies.find((line) => /^(__Host-)?kitroom=/.test(line)) ?? "",
      style: cookies.find((line) => line.startsWith("kitroom-style=")) ?? "",
      hsts: answer.headers.get("Strict-Transport-Security"),
    };
  };

  it("[SI-08] are not Secure, which WebKit refuses there", async () => {
    const { session, style, hsts } = await cookieOf({});
    expect(session).toMatch(/^kitroom=/);
    expect(session + style).not.toMatch(/Secure/);
    expect(session).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(hsts).toBeNull();
  });

  it("[SI-08] are Secure behind a proxy that speaks https", async () => {
    const { session, style, hsts } = await cookieOf({ "X-Forwarded-Proto": "https" });
    expect(session).toMatch(/^__Host-kitroom=.*; Secure/);
    expect(style).toMatch(/; Secure/);
    expect(hsts).toMatch(/^max-age=/);
  });
});
