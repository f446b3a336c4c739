/** `npm run contract`: writes the OpenAPI document's types for the storefront's client. */
import { writeFileSync } from "node:fs";
import { contractTypes } from "./contract-types";

writeFileSync("app/commerce/occ.d.ts", await contractTypes());
