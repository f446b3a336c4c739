import type { ResponseOf } from "~/commerce/response";
import { csvFile } from "~/lists/csv.server";
import { mendColumns } from "~/lists/rows-to-mend.server";

const EXAMPLE = { "Purchase order number": "HSWINTER1", "Deliver to": "", Code: "", Quantity: "12" };

type File = ResponseOf<"get", "/bulkOrders/{uploadId}">;

/** The heads of a file that was sent, and what is wrong with each of its lines. */
export function fixColumns({ columns, acknowledgement }: File) {
  const refused = new Map(acknowledgement.map((one) => [one.number, one.message]));
  return mendColumns<File["lines"][number]>(columns, ({ number }) => refused.get(number));
}

/** A file with one example. */
export const template = () =>
  csvFile<typeof EXAMPLE>(
    "orders-template",
    (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[]).map((label) => ({ label, text: (row) => row[label] })),
    (page) => Promise.resolve(page === 0 ? [EXAMPLE] : []),
  );
