import { clock } from "./calendar";
import { checkShop, checkWords } from "./checks/run";
import { runCommand, withDatabase } from "./database/command-line";

/** `npm run check`: whether the data of a shop agrees with itself. It writes nothing; the exit code is 0 if all holds. */
await runCommand(async () => {
  const checked = await withDatabase((db) => checkShop(db, clock()));
  console.log(checkWords(checked));
  if (checked.some(({ exceptions }) => exceptions.length > 0)) process.exitCode = 1;
});
