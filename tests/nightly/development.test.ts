import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Starts the shop as `npm run dev` does, but for the watching, and gives its address. */
async function startDeveloped(dataDir: string) {
  const shop = spawn(process.execPath, ["--import", "tsx", "server.ts"], {
    env: { ...process.env, NODE_ENV: "development", DATA_DIR: dataDir, PORT: "0", DEMO: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((opened, failed) => {
    let printed = "";
    shop.stdout.on("data", (text: Buffer) => {
      printed += text.toString();
      const found = /Kitroom is open: (\S+)/.exec(printed);
      if (found) opened(found[1]!);
    });
    shop.once("exit", () => failed(new Error(`The shop has ended: ${printed}`)));
  });
  return { url, close: () => shop.kill() };
}

test("[SH-12] while it is being written, the shop compiles pages and scripts from their source", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kitroom-development-"));
  const shop = await startDeveloped(dataDir);
  try {
    const page = await fetch(`${shop.url}/login`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("<title>Sign in | Kitroom</title>");
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!;
    const styles = await fetch(shop.url + style, { headers: { Accept: "text/css" } });
    expect(await styles.text()).toContain("--color-ink");
    const script = await fetch(`${shop.url}/app/entry.client.tsx`);
    expect(script.headers.get("Content-Type")).toMatch(/javascript/);
  } finally {
    shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
