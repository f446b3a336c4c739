import type { ReactNode } from "react";
import { type SizeOption, sizeGrid, sizeName } from "./size-grid";
import { VisuallyHidden } from "./visually-hidden";

type SizeTableProps = {
  caption: string;
  lengthLabel: string;
  options: readonly SizeOption[];
  missing: (name: string, size: string) => ReactNode;
  cell: (option: SizeOption, name: string) => ReactNode;
};

/** The real table under the size matrix; with one measure it is a single row without a row head. */
export function SizeTable({ caption, lengthLabel, options, missing, cell }: SizeTableProps) {
  const { sizes, rows } = sizeGrid(options);
  const hasLengths = rows.some((row) => row.length !== undefined);
  return (
    <div className="scroll">
      <table className="mx">
        <caption className="vh">{caption}</caption>
        <thead translate="no">
          <tr>
            {hasLengths ? (
              <th scope="col">
                <VisuallyHidden>{lengthLabel}</VisuallyHidden>
              </th>
            ) : null}
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.length ?? ""}>
              {hasLengths ? (
                <th scope="row" translate="no">
                  {row.length}
                </th>
              ) : null}
              {sizes.map((size, index) => {
                const option = row.cells[index];
                const name = sizeName(size, row.length);
                return <td key={size}>{option ? cell(option, name) : missing(name, size)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
