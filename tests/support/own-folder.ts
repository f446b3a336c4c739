import { ownFolder } from "../../commerce/database/folder-owner";

/** A process that takes the folder that it is given, says whether it has it, and keeps it until it is ended. */
try {
  await ownFolder(process.argv[2]!);
  console.log("owned");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log((error as Error).message);
}
