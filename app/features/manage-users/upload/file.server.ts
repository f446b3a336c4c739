import type { ResponseOf } from "~/commerce/response";
import { csvFile } from "~/lists/csv.server";

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
  "First day": "01/02/2027",
  "Last day": "",
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
