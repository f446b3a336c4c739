import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { startShop } from "../host";
import { copiedSeed, expect, test } from "../shop";

/** Each page for integrators that begins with calls, and what their answers have. */
const PAGES = [
  { page: "clients", answers: ['"access_token"', '"orders"'] },
  { page: "feeds", answers: ['"access_token"', '"orders"', '"applied":1'] },
  { page: "scim", answers: ["ListResponse"] },
  { page: "punch-out", answers: ["PunchOutSetupResponse"] },
  { page: "single-sign-on", answers: ['"statusCode":"200"'] },
] as const;

/** The blocks of commands of a page's first call, as a reader finds them. */
function blocksOf(page: string): string[] {
  const text = readFileSync(`docs/integrators/${page}.md`, "utf8");
  const section = /^## First (?:call|sign-in)\n(.*?)^## /ms.exec(text)?.[1] ?? "";
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!);
}

/** Runs commands as they stand there; each call says its status in a line of its own. */
function run(block: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("bash", ["-e"], {
    input: `curl() { command curl -sS -w '\\n%{http_code}\\n' "$@"; }\n${block}`,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** What an earlier answer gave, in the place of the words in capitals. */
const filled = (block: string, given: Record<string, string>) =>
  Object.entries(given).reduce((text, [word, value]) => text.replaceAll(word, value), block);

test("[API-1] the first calls of the pages for integrators work as they stand there", async () => {
  const dataDir = copiedSeed();
  try {
    const given = new Map<string, Record<string, string>>();
    for (const { page } of PAGES) {
      const said = blocksOf(page)
        .filter((block) => block.startsWith("npm run clients"))
        .map((block) => run(block, { DATA_DIR: dataDir }))
        .join("");
      const shown = [...said.matchAll(/shown only now[^\n]*:\s+(\S+)/g)].map(([, value]) => value!);
      given.set(page, { SECRET: shown[0] ?? "", ...(shown[1] && { TOKEN: shown[1] }) });
    }
    const shop = await startShop(dataDir);
    try {
      for (const { page, answers } of PAGES) {
        const blocks = blocksOf(page).filter((block) => block.startsWith("curl"));
        expect(blocks.length, page).toBeGreaterThanOrEqual(1);
        const words = { "http://localhost:3000": shop.url, ...given.get(page) };
        let all = "";
        for (const block of blocks) {
          const said = run(filled(block, words));
          expect(
            [...said.matchAll(/^\d{3}$/gm)].every(([status]) => status.startsWith("2")),
            said,
          ).toBe(true);
          const [, token] = /"access_token":"([^"]+)"/.exec(said) ?? [];
          Object.assign(words, token && { TOKEN: token });
          all += said;
        }
        for (const answer of answers) expect(all, page).toContain(answer);
      }
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
