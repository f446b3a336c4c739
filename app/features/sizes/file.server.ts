import type { ResponseOf } from "~/commerce/response";
import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";

/** A row for each size of each person; somebody without any has one row, so that nobody is missing. */
export const sizeRows = ({ people }: ResponseOf<"get", "/manage-users/sizes">) =>
  people.flatMap(({ sizes, name, employeeCode, unit }) => {
    const person = { name, employeeCode, unit: unit.name };
    const none = { scale: "", size: "", dimension: "", at: "" };
    if (sizes.length === 0) return [{ ...person, ...none }];
    return sizes.map(({ scale, size, dimension = "", at }) => ({
      ...person,
      ...{ scale, size, dimension, at: at.slice(0, 10) },
    }));
  });

type Row = ReturnType<typeof sizeRows>[number];

export const sizeColumns = (site: string): CsvColumn<Row>[] => [
  { label: "Name", text: ({ name }) => name },
  { label: "Employee id", text: ({ employeeCode }) => employeeCode },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Size scale", text: ({ scale }) => scale },
  { label: "Size", text: ({ size }) => size },
  { label: "Length", text: ({ dimension }) => dimension },
  { label: "Since", text: ({ at }) => at },
];
