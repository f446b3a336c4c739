import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { referenceOf } from "./reference";

const PAGE = "docs/program.md";
/** What stands above it is written by hand. */
const MARK = "<!-- Written by npm run program-reference. -->";

/** `npm run program-reference`: writes the reference of the program files. */
const [by] = readFileSync(PAGE, "utf8").split(MARK);
writeFileSync(
  PAGE,
  await format(`${by}${MARK}\n\n${referenceOf()}\n`, { parser: "markdown", printWidth: 110 }),
);
