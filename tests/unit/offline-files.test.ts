import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "acorn";
import express from "express";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { answerHeaders } from "~/host/answer-headers.server";
import { offlineFiles } from "~/host/offline-files.server";

/** What the host answers for a file of public/offline. */
async function answerOf(on: boolean, path: string) {
  const app = express().use(answerHeaders).use("/offline", offlineFiles(on));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/offline/${path}`);
  const text = await answer.text();
  server.close();
  return { status: answer.status, headers: answer.headers, text };
}

describe("the files of packs without a network", () => {
  it("[B-13] are read by the oldest browsers that are served: scripts of ES2018", () => {
    const files = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const text = readFileSync(join("public", file), "utf8");
      expect(() => parse(text, { ecmaVersion: 2018, sourceType: "script" }), file).not.toThrow();
    }
  });

  it("[B-13] a page of a pack loads at most 1.5 KB of them where there is a network", () => {
    expect(brotliCompressSync(readFileSync("public/offline/register.js")).length).toBeLessThan(1536);
  });

  it("[B-13] the worker may speak with the shop alone, for pages of packs, and is asked for anew", async () => {
    const { status, headers, text } = await answerOf(true, "worker.js");
    expect(status).toBe(200);
    expect(text).toBe(readFileSync("public/offline/worker.js", "utf8"));
    expect(headers.get("Content-Type")).toMatch(/javascript/);
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(headers.get("Service-Worker-Allowed")).toBe("/pack");
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  it("[B-13] switched off, an installed worker gets one that removes itself", async () => {
    const { text } = await answerOf(false, "worker.js");
    expect(text).toBe(readFileSync("public/offline/remove.js", "utf8"));
  });
});
