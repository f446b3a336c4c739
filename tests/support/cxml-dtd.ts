import { execFileSync } from "node:child_process";
import { join } from "node:path";

const DTD = join(import.meta.dirname, "../contract/cxml/cXML.dtd");

/** Validates a document against the DTD, as buyers' systems do; nothing is fetched. @throws Error with what is wrong */
export function validate(document: string): void {
  execFileSync("xmllint", ["--noout", "--nonet", "--dtdvalid", DTD, "-"], { input: document, stdio: "pipe" });
}
