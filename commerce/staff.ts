import { parseArgs } from "node:util";
import { clock } from "./calendar";
import type { Database } from "./database/connection";
import { addStaff, closeStaff, listStaff, StaffMistake } from "./modules/assisted";
import { sayResult } from "./say-result";
import { siteUrlOfEnvironment } from "./site-url";

const USAGE = `npm run staff -- add EMAIL [--first-name NAME] [--last-name NAME]
npm run staff -- list
npm run staff -- close EMAIL

Adds somebody of the supplier and prints a link with which they set their password, once, within seven days. The same
again prints a new link, and the one before ends. Without DATABASE_URL stop the shop first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "first-name": { type: "string" }, "last-name": { type: "string" } },
});
const [command = "", email = ""] = positionals;

async function add(db: Database): Promise<string> {
  const details = { firstName: values["first-name"], lastName: values["last-name"] };
  const { customerId, site, token } = await addStaff(db, email, details, clock());
  const link = `${siteUrlOfEnvironment(site)}/reset?${new URLSearchParams({ token, type: "EMAIL" }).toString()}`;
  return `${email} is ${customerId}. This link sets the password, once, within seven days:\n${link}`;
}

async function list(db: Database): Promise<string> {
  const all = await listStaff(db);
  if (all.length === 0) return "There is nobody yet: npm run staff -- add EMAIL";
  return all
    .map((one) => `${one.customerId}  ${one.email}  ${one.name}${one.active ? "" : "  (closed)"}`)
    .join("\n");
}

const commands: Record<string, (db: Database) => Promise<string>> = {
  add,
  list,
  close: async (db) => {
    const now = clock;
    await closeStaff({ db, now, storefrontUrl: (site) => siteUrlOfEnvironment(site) }, email);
    return `${email} is closed and signed out`;
  },
};

/** `npm run staff`: the people of the supplier. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || (command !== "list" && email === "")) return console.log(USAGE);
  await sayResult(work, StaffMistake);
}

await run();
