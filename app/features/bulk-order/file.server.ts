import type { ResponseOf } from "~/commerce/response";
import { type CsvColumn, csvFile } from "~/lists/csv.server";

const WRONG = "What is wrong";
const EXAMPLE = { "Purchase order number": "HSWINTER1", "Deliver to": "", Code: "", Quantity: "12" };

type File = ResponseOf<"get", "/bulkOrders/{uploadId}">;

/** The heads of a file that was sent, and what is wrong with each of its lines. */
export function fixColumns({ columns, acknowledgement }: File): CsvColumn<File["lines"][number]>[] {
  const refused = new Map(acknowledgement.map((one) => [one.number, one.message]));
  const heads = columns.map((label, at) => ({ label, at })).filter(({ label }) => label !== WRONG);
  return [
    ...heads.map(({ label, at }) => ({
      label,
      text: ({ cells }: File["lines"][number]) => cells[at] ?? "",
    })),
    {
      label: WRONG,
      text: ({ number, faults }) =>
        [
          ...faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
          refused.get(number),
        ]
          .filter(Boolean)
          .join(" "),
    },
  ];
}

/** A file with one example. */
export const template = () =>
  csvFile<typeof EXAMPLE>(
    "orders-template",
    (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[]).map((label) => ({ label, text: (row) => row[label] })),
    (page) => Promise.resolve(page === 0 ? [EXAMPLE] : []),
  );
