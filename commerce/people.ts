import { parseArgs } from "node:util";
import type { Database } from "./database/connection";
import { AccountMistake, endSignIns, passwordLink, showAccount, unlockAccount } from "./modules/account";
import { type Erased, erasePerson, exportPerson, PersonMistake } from "./modules/personal-data";
import { sayResult } from "./say-result";
import { siteUrlOfEnvironment } from "./site-url";

const USAGE = `npm run people -- show WHO
npm run people -- link WHO       prints a link with which they set a new password, once, within seven days
npm run people -- sign-out WHO   ends every sign-in
npm run people -- unlock WHO     lets them try again after too many wrong passwords or codes
npm run people -- export WHO     prints all that the shop keeps about them, as JSON
npm run people -- erase WHO      erases them for good; orders, returns and invoices stay, without the person

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
    return `${who} can try again.`;
  },
  export: async (db, now) => JSON.stringify(await exportPerson(db, who, now), null, 2),
  erase: async (db, now) => erasedWords(await erasePerson(db, who, now)),
};

const erasedWords = ({ customerId, orders, returns, shared }: Erased): string =>
  [
    `${customerId} is erased. What stays under that number: orders ${orders}, returns ${returns}.`,
    ...shared.map(
      (name) =>
        `Somebody else is called ${name} too, so the name stays in words of others that do not say whose it is.`,
    ),
  ].join("\n");

/** `npm run people`: what somebody who cannot get in needs. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || who === "") return console.log(USAGE);
  await sayResult(work, AccountMistake, PersonMistake);
}

await run();
