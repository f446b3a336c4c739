import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULTS } from "../../support/place";
import { runProgram } from "../../support/run-program";
import { mustBeRefused } from "../refusals";
import type { Step } from "../step";

/** Values that no shop takes. */
const WRONG: Record<string, string[]> = {
  PORT: ["seven", "70000"],
  DATABASE_URL: ["mysql://db.example/shop"],
  DATABASE_DIRECT_URL: ["postgres://server.example/shop"],
  DATABASE_REPLICA_URL: ["postgres://replica.example/shop"],
  COMMERCE_URL: ["ftp://api.example"],
  SESSION_SECRET: ["short"],
  PUBLIC_URL: ["ftp://shop.example", "shop.example"],
  SMTP_URL: ["smtp://", "mail.example"],
  MAIL_FROM: ["nobody"],
  MEDIA_BASE_URL: ["javascript:1"],
  SURVEY_URL: ["javascript:alert"],
  CHATBOT_SCRIPT_URL: ["/chat.js"],
  PREVIEW_ORIGINS: ["https://backoffice.example/path"],
  PREVIEW_ROUTE: ["a/b"],
  SITE: ["x"],
  DEMO: ["maybe"],
  WEBHOOK_PRIVATE_ADDRESSES: ["yes"],
  CART_DAYS: ["-1"],
  DEMO_WAREHOUSE_SECONDS: ["soon"],
  TRUST_PROXY: ["foo"],
  SIGN_IN_LIMIT: ["-3"],
  READ_DEADLINE_MS: ["0"],
  REQUEST_SECONDS: ["4000"],
  DRAIN_DELAY_MS: ["1.5"],
  SLOW_SQL_MS: ["never"],
  METRICS_TOKEN: ["short"],
  LOG_LEVEL: ["loud"],
};

/** Nobody listens there. */
const NOWHERE = "postgres://kitroom@127.0.0.1:9/shop";
const COMMANDS = ["check", "people", "queue", "staff", "refunds", "clients", "webhooks"];

/** With an invalid setting the start, and without its database each command, ends with one sentence and code 1. */
export const settings: Step = {
  name: "settings",
  on: ["pglite"],
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "kitroom-settings-"));
    const env = { ...DEFAULTS, DATABASE_URL: "", DATA_DIR: join(folder, "data") };
    let tried = 0;
    try {
      for (const [name, values] of Object.entries(WRONG)) {
        for (const value of values) {
          const ended = await runProgram(["build/host.js"], { ...env, [name]: value });
          mustBeRefused(`a start with ${name}=${value}`, ended, new RegExp(`^${name} .*\\.$`));
          tried += 1;
        }
      }
      for (const command of COMMANDS) {
        const args = command === "people" ? ["show", "nobody"] : command === "check" ? [] : ["list"];
        const ended = await runProgram([`build/${command}.js`, ...args], { ...env, DATABASE_URL: NOWHERE });
        mustBeRefused(`${command} without a database`, ended, /^The database cannot be opened: .*\.$/);
      }
      return `${tried} invalid values, ${COMMANDS.length} commands without a database`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
