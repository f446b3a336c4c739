import { totalOf, UNSPSC } from "../lines";
import { type ReturnLine } from "../return-line";
import { type MessageOf, writerOf } from "../posting";
import type { VisitPlan } from "../start-visit";

/** A line that no cart has. */
const sampleLine = (currency: string): ReturnLine => ({
  partId: "SAMPLE-NV-L",
  quantity: "2",
  unitPrice: "41.00",
  currency,
  description: "Drill shirt, Navy, L",
  shortName: "Drill shirt",
  unitOfMeasure: "EA",
  classifications: [{ domain: "UNSPSC", code: UNSPSC }],
  extrinsics: [
    { name: "Colour", value: "Navy" },
    { name: "Size", value: "L" },
  ],
});

/** Each element in a line of its own, so that people can read it. */
function indented(xml: string): string {
  let depth = 0;
  return xml
    .replace(/>(?=<)/g, ">\n")
    .split("\n")
    .map((line) => {
      if (line.startsWith("</")) depth -= 1;
      const shown = "  ".repeat(Math.max(depth, 0)) + line;
      if (/^<[^/?!]/.test(line) && !line.endsWith("/>") && !line.includes("</")) depth += 1;
      return shown;
    })
    .join("\n");
}

/** What a visit of this plan would send back with one invented line; as a document, or as fields. */
export function sampleOf(plan: VisitPlan, currency: string, now: Date): { message: string; total: string } {
  const lines = [sampleLine(currency)];
  const visit: MessageOf = {
    buyerCookie: plan.buyerCookie,
    cookieIsXml: plan.cookieIsXml ?? false,
    cartCode: "10000000",
    formField: plan.formField ?? "cxml-base64",
    fromParty: plan.fromParty ?? null,
    toParty: plan.toParty ?? null,
    hook: plan.hook ?? null,
  };
  const writer = writerOf(visit);
  const message = writer.write(visit, lines, { currency, now });
  const shown = plan.hook
    ? writer
        .fields(visit, message)
        .map(({ name, value }) => `${name}=${value}`)
        .join("\n")
    : indented(message);
  return { message: shown, total: totalOf(lines) };
}
