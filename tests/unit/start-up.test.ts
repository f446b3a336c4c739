import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Some 30 MB and a tenth of a second, which only a process that draws a PDF needs. */
test.each(["pdfkit", "fontkit"])("[OR-01] the host loads %s at the first PDF, not when it starts", (name) => {
  const host = readFileSync("build/host.js", "utf8");
  expect(host).not.toMatch(new RegExp(`(from|import) ?["']${name}["']`));
  expect(host).toContain(`import("${name}")`);
});
