import { parseArgs } from "node:util";
import type { Database } from "./database/connection";
import { AccountMistake, endSignIns, passwordLink, showAccount, unlockAccount } from "./modules/account";
import { sayResult } from "./say-result";
import { siteUrlOfEnvironment } from "./site-url";

const USAGE = `npm run people -- show WHO
npm run people -- link WHO       prints a link with which they set a new password, once, within seven days
npm run people -- sign-out WHO   ends every sign-in
npm run people -- unlock WHO     lets them try again after too many wrong passwords or codes

WHO is an email address or a customer id. Without DATABASE_URL stop the shop first.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command = "", who = ""] = positionals;

const commands: Record<string, (db: Database, now: Date) => Promise<string>> = {
  show: async (db, now) => {
    const one = await showAccount(db, who, now);
    const state = one.active ? "active" : "closed";
    return `${one.customerId}  ${one.email}  ${one.name}, ${one.organisation}, unit ${one.unit}: ${state}, sign-ins: ${one.signIns}`;
  },
  link: async (db, now) => {
    const { site, token } = await passwordLink(db, who, now);
    return `${siteUrlOfEnvironment(site)}/reset?${new URLSearchParams({ token, type: "EMAIL" }).toString()}`;
  },
  "sign-out": async (db, now) => {
    await endSignIns(db, who, now);
    return `Every sign-in of ${who} has ended.`;
  },
  unlock: async (db) => {
    await unlockAccount(db, who);
    return `${who} can try again. A browser that has just tried too often waits a minute.`;
  },
};

/** `npm run people`: what somebody who cannot get in needs. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || who === "") return console.log(USAGE);
  await sayResult(work, AccountMistake);
}

await run();
