import { ConnectionMistake, ConnectionsFile, writeConnections } from "./modules/punchout";
import { rowsFromFile } from "./rows-from-file";

const usage = `npm run connections -- FILE.json

Writes the connections of buyers' procurement systems that the file has, in place of those of the same names. The same
file twice changes nothing. Without DATABASE_URL stop the shop first. docs/integrators.md says what is
in the file.`;

/** `npm run connections`: takes the connections of buyers' procurement systems from a file. */
await rowsFromFile({
  usage,
  schema: ConnectionsFile,
  write: writeConnections,
  kind: "connections",
  nameOf: ({ name }) => name,
  mistake: ConnectionMistake,
});
