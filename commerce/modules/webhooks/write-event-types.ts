import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { eventTypesText } from "./event-types";

const HEAD = `# Types of events

Written by \`npm run event-types\` from the declaration that makes the bodies. How events arrive: [events](events.md).
`;

/** `npm run event-types`: writes the page of all types of events. */
writeFileSync(
  "docs/integrators/event-types.md",
  await format(`${HEAD}\n${eventTypesText()}\n`, { parser: "markdown", printWidth: 110 }),
);
