import { writeFileSync } from "node:fs";
import { orderLifePage } from "./chart";

/** `npm run order-chart`: writes docs/order-life.md. */
writeFileSync("docs/order-life.md", orderLifePage());
