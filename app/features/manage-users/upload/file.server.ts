import type { ResponseOf } from "~/commerce/response";
import { type CsvColumn, csvFile } from "~/lists/csv.server";

const WRONG = "What is wrong";

type Upload = ResponseOf<"get", "/manage-users/bulk/{uploadId}">;
type Row = Upload["rows"][number];

/** The heads of a file that was sent, and what is wrong with each of its rows. */
export function fixColumns({ columns }: Upload): CsvColumn<Row>[] {
  const heads = columns.map((label, at) => ({ label, at })).filter(({ label }) => label !== WRONG);
  const words = (row: Row) =>
    row.faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(" ");
  return [
    ...heads.map(({ label, at }) => ({ label, text: (row: Row) => row.cells[at] ?? "" })),
    { label: WRONG, text: words },
  ];
}

const EXAMPLE = {
  "First name": "Sam",
  "Last name": "Example",
  "Employee id": "",
  Email: "sam@example.com",
  Mobile: "0491 570 156",
  Unit: "",
  Roles: "Wearer; Customer",
  Job: "",
  "Working time": "100",
};

/** A file with one example, in an open unit of the administrator. */
export function template({ units }: ResponseOf<"get", "/businessunits">): Promise<Response> {
  type Example = Record<string, string>;
  const row: Example = { ...EXAMPLE, Unit: units.find(({ active }) => active)?.uid ?? "" };
  return csvFile<Example>(
    "users-template",
    Object.keys(EXAMPLE).map((label) => ({ label, text: (one) => one[label] ?? "" })),
    (page) => Promise.resolve(page === 0 ? [row] : []),
  );
}
