import { cellText, changedCells, type Kind, type Row, type WrittenRows } from "../kind";
import type { Plan } from "../plan";
import type { Fault } from "../read-file";
import type { RowState } from "./contract";

type Asked = { kind?: string; state?: RowState };
type Cell = { column: string; from?: string; to: string };
interface RowView {
  state: RowState;
  key: string;
  line?: number;
  cells: Cell[];
  message?: string;
}

/** The rows that somebody asks for. Each is made when it is shown, because there may be many. */
export function rowsOfPlan({ kinds, faults }: Plan, { kind: asked, state }: Asked): (() => RowView)[] {
  const of = (file: string) => asked === undefined || file === asked || file === `${asked}.csv`;
  const its = kinds.filter(({ kind }) => of(kind.file));
  const all: Record<RowState, () => (() => RowView)[]> = {
    wrong: () => faults.filter(({ file }) => of(file)).map((fault) => () => wrongRow(fault)),
    new: () => its.flatMap(({ kind, added }) => added.map((row) => () => newRow(kind, row))),
    change: () => its.flatMap(({ kind, changed }) => changed.map((change) => () => changedRow(kind, change))),
    missing: () => its.flatMap(({ kind, missing }) => missing.map((row) => () => missingRow(kind, row))),
  };
  return state ? all[state]() : [...all.wrong(), ...all.change(), ...all.new()];
}

const nameOf = ({ key, columns }: Kind, row: Row): string =>
  key
    .map((head) =>
      cellText(
        columns.find((column) => column.head === head)!,
        row[head],
      ),
    )
    .filter((text) => text !== "")
    .join(" ");

const newRow = (kind: Kind, row: Row): RowView => ({
  state: "new",
  key: nameOf(kind, row),
  cells: kind.columns
    .filter(({ head }) => !kind.key.includes(head))
    .map((column): Cell => ({ column: column.head, to: cellText(column, row[column.head]) }))
    .filter(({ to }) => to !== ""),
});

const changedRow = (kind: Kind, change: WrittenRows["changed"][number]): RowView => ({
  state: "change",
  key: nameOf(kind, change.after),
  cells: changedCells(kind, change),
});

const missingRow = (kind: Kind, row: Row): RowView => ({ ...newRow(kind, row), state: "missing" });

const wrongRow = ({ file, line, head, message }: Fault): RowView => ({
  state: "wrong",
  key: file,
  ...(line !== undefined && { line }),
  cells: head ? [{ column: head, to: "" }] : [],
  message,
});
