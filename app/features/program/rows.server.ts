import type { ResponseOf } from "~/commerce/response";
import { type CsvColumn } from "~/lists/csv.server";
import { knownChoice } from "~/lists/known-choice.server";
import { programDataPath, programRowsPath, programUploadPath } from "~/paths";

const ROW_STATES = ["wrong", "change", "new", "missing"] as const;
type RowState = (typeof ROW_STATES)[number];

const WORDS: Record<RowState, string> = { wrong: "Wrong", change: "Change", new: "New", missing: "Missing" };

interface Asked {
  uploadId: string;
  kind?: string;
  state: ReturnType<typeof stateOf>;
}

/** The state that an address asks for. */
export const stateOf = (search: URLSearchParams) => knownChoice(search, "state", ROW_STATES);

/** A page of the rows of a file. */
export function rowsView(
  { uploadId, kind, state: { choice: state, isUnknown } }: Asked,
  { rows, pagination }: ResponseOf<"get", "/program/uploads/{uploadId}/rows">,
  kinds: ResponseOf<"get", "/program/kinds">["kinds"],
) {
  const name = kinds.find(({ code }) => code === kind)?.name ?? "All rows";
  return {
    name,
    isUnknown,
    rows: rows.map((row, index) => ({ ...row, id: `${index} ${row.key}`, word: WORDS[row.state] })),
    states: [undefined, ...ROW_STATES].map((one) => ({
      label: one ? WORDS[one] : "All that change something",
      to: programRowsPath(uploadId, { kind, state: one }),
      current: one === state,
    })),
    list: {
      ...pagination,
      total: pagination.totalResults,
      firstPage: programRowsPath(uploadId, { kind, state }),
    },
    upload: programUploadPath(uploadId),
    all: programDataPath,
  };
}

type WrongRow = ResponseOf<"get", "/program/uploads/{uploadId}/rows">["rows"][number];

/** What is wrong, as a file for whoever keeps the list. */
export const WRONG_COLUMNS: readonly CsvColumn<WrongRow>[] = [
  { label: "file", text: ({ key }) => key },
  { label: "line", text: ({ line }) => (line === undefined ? "" : String(line)) },
  { label: "column", text: ({ cells }) => cells[0]?.column ?? "" },
  { label: "what to fix", text: ({ message }) => message ?? "" },
];
