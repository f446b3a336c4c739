import { ProviderMistake, ProvidersFile, writeProviders } from "./modules/sso";
import { rowsFromFile } from "./rows-from-file";

const usage = `npm run identity-providers -- FILE.json

Writes the identity providers that the file has, in place of those of the same ids. The same file twice changes nothing.
Without DATABASE_URL stop the shop first. docs/integrators.md says what is in the file.`;

/** `npm run identity-providers`: takes the identity providers of organisations from a file. */
await rowsFromFile({
  usage,
  schema: ProvidersFile,
  write: writeProviders,
  kind: "identity providers",
  nameOf: ({ id }) => id,
  mistake: ProviderMistake,
});
