import { writeFileSync } from "node:fs";
import { returnLifePage } from "./chart";

/** `npm run order-chart`: writes docs/return-life.md. */
writeFileSync("docs/return-life.md", returnLifePage());
