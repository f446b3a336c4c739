/** `npm run contract`: writes what the storefront knows of the OpenAPI document: its types, and how long texts may be. */
import { writeFileSync } from "node:fs";
import { contractLimits, contractTypes } from "./types";

writeFileSync("app/commerce/occ.d.ts", await contractTypes());
writeFileSync("app/commerce/limits.server.ts", contractLimits());
