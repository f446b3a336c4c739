import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseSettings } from "../../app/config/settings.server";

const SESSION_SECRET = "a-secret-for-tests-alone-0123456789-abcdef";
const folder = mkdtempSync(join(tmpdir(), "kitroom-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["PUBLIC_URL", "ftp://x"],
  ["PUBLIC_URL", "shop.example"],
  ["SURVEY_URL", "javascript:alert(1)"],
  ["MEDIA_BASE_URL", "javascript:1"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "https://mail.example"],
  ["TRUST_PROXY", "foo"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.1,,10.0.0.2"],
])("[API-2] %s=%s is refused in a sentence that names it", (name, value) => {
  expect(() => parseSettings({ NODE_ENV: "test", SESSION_SECRET, [name]: value })).toThrow(
    new RegExp(`^${name} must [^\n]*\\.$`),
  );
});

test.each([
  ["PUBLIC_URL", "https://shop.example"],
  ["SMTP_URL", "smtp://user:word@mail.example:587"],
  ["SMTP_URL", "smtps://[::1]"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "loopback"],
  ["TRUST_PROXY", "loopback, 10.0.0.0/8, fd00::/8"],
])("[API-2] %s=%s is taken", (name, value) => {
  expect(() => parseSettings({ NODE_ENV: "test", SESSION_SECRET, [name]: value })).not.toThrow();
});

test.each([
  [{ PORT: "abc" }, "PORT must be a number."],
  [{ SITE: "x" }, "SITE must be uniforms or wholesale."],
  [{ TRUST_PROXY: "foo", PORT: "0" }, /^TRUST_PROXY must be [^\n]*$/],
])("[API-2] the shop that is started with %j says that and nothing else", (env, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--enable-source-maps", "build/host.js"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, SESSION_SECRET, ...env },
  });
  expect(status).toBe(1);
  expect((stdout + stderr).trim()).toMatch(sentence);
});
