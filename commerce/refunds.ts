import { parseArgs } from "node:util";
import type { Database } from "./database/connection";
import { openRefunds, RefundMistake, retryRefund, settleRefund } from "./modules/returns";
import { sayResult } from "./say-result";

const USAGE = `npm run refunds -- list
npm run refunds -- retry NUMBER
npm run refunds -- settle NUMBER --how "Bank transfer of 3 December"

Lists what is still to go back to cards, refused refunds first; asks the bank of one once more; or records that a refused
one was paid back in another way, in words that its person reads. Without DATABASE_URL stop the shop first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { how: { type: "string", default: "" } },
});
const [command = "", number = ""] = positionals;

async function list(db: Database): Promise<string> {
  const all = await openRefunds(db);
  if (all.length === 0) return "Every refund is paid back.";
  return all
    .map((one) =>
      [
        one.number,
        one.state === "REFUSED" ? "refused " : "under way",
        one.amount,
        one.paidWith,
        `return ${one.returnCode} of order ${one.orderCode}`,
      ].join("  "),
    )
    .join("\n");
}

const commands: Record<string, (db: Database, now: Date) => Promise<string>> = {
  list,
  retry: async (db, now) => {
    await retryRefund(db, number, now);
    return `${number} is requested again. The shop asks the bank within a minute.`;
  },
  settle: async (db, now) => {
    await settleRefund(db, number, values.how, now);
    return `${number} is paid back: ${values.how.trim()}`;
  },
};

/** `npm run refunds`: what is to go back to cards. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || (command !== "list" && number === "")) return console.log(USAGE);
  await sayResult(work, RefundMistake);
}

await run();
