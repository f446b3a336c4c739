import type { ResponseOf } from "~/commerce/response";
import { csvFile } from "~/lists/csv.server";

const HEADS = ["Person", "Style", "Colour", "Size", "Quantity", "Text"] as const;
type Example = Record<(typeof HEADS)[number], string>;

/** A file with a row for each of some people, who get nothing until a quantity is written. */
export function teamTemplate({ people, garments }: ResponseOf<"get", "/orgUsers/current/proxy/team">) {
  const shown = garments.filter((one) => one.shown);
  const [garment] = shown;
  const rows = people.map(({ name, cells }): Example => {
    const size = garment?.sizes?.find(({ sku }) => sku === cells[0]?.sku);
    return {
      Person: name,
      Style: garment?.code.split(":")[0] ?? "",
      Colour: garment?.colour ?? "",
      Size: size?.label ?? "",
      Quantity: "0",
      Text: "",
    };
  });
  return csvFile<Example>(
    "team-order-template",
    HEADS.map((label) => ({ label, text: (row) => row[label] })),
    (page) => Promise.resolve(page === 0 ? rows : []),
  );
}
