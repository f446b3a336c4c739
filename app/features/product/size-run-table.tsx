import { Picture } from "~/ui/picture";
import { FieldError } from "~/ui/field-error";
import { nounFor } from "~/ui/counted";
import { piecesIn, piecesTyped, type RunCell, type RunRow, type SizeRun, type Typed } from "./size-run";

const CELL = "cell";

interface BoxState {
  formId: string;
  /** What each box holds as the page is drawn. */
  first: Typed;
  /** What each holds now. */
  typed: Typed;
  faults: Record<string, string[] | null | undefined>;
  /** What a piece costs by the name of its box, once it was counted. */
  each: Record<string, string>;
}

type TableProps = { block: SizeRun["blocks"][number]; sizeLabel: string; state: BoxState };

/**
 * Colours by sizes with a box in each cell. Narrow screens draw one colour after the other; drawing a cell as a
 * block takes its role away in some browsers, so the roles are written out.
 */
export function SizeRunTable({ block: { sizes, rows }, sizeLabel, state }: TableProps) {
  return (
    <table className="sg" role="table">
      <caption className="vh">How many of each colour and {sizeLabel.toLowerCase()}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Colour
          </th>
          {sizes.map((size) => (
            <th key={size} role="columnheader" scope="col">
              {size}
            </th>
          ))}
          <th role="columnheader" scope="col">
            Pieces
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.name} {...{ row, sizes, state }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, sizes, state }: { row: RunRow; sizes: string[]; state: BoxState }) {
  const pieces = piecesIn([row], state.typed);
  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          <span className="line">
            <Picture src={row.picture} alt="" width={44} height={55} />
            {row.name}
          </span>
        </th>
        {row.cells.map((cell, index) => {
          const size = sizes[index]!;
          return cell ? (
            <Box key={size} {...{ cell, size, state }} label={`${row.name}, ${size}`} />
          ) : (
            <td key={size} role={CELL} className="no" data-reason="not-made" data-l={size}>
              not made
            </td>
          );
        })}
        <td role={CELL} className="rs">
          {pieces} <i>{nounFor(pieces, "piece")}</i>
        </td>
      </tr>
      <Notes {...{ row, sizes, state }} />
    </>
  );
}

type BoxProps = { cell: RunCell; size: string; label: string; state: BoxState };

function Box({ cell: { name, stock, scarce }, size, label, state }: BoxProps) {
  const id = `${state.formId}-${name}`;
  const fault = state.faults[name];
  const each = state.each[name];
  const filled = (piecesTyped(state.typed[name]) ?? 0) > 0;
  return (
    <td role={CELL} className={fault ? "bad" : undefined} data-l={size}>
      <input
        id={id}
        name={name}
        defaultValue={state.first[name]}
        className={filled ? "q" : undefined}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error ${id}-stock` : `${id}-stock`}
      />
      <span id={`${id}-stock`}>
        <span className={scarce ? "low" : undefined}>{stock}</span>
        {each ? <b>{each} each</b> : null}
      </span>
    </td>
  );
}

/** Under a colour: what is wrong with its boxes, and when those that are not in stock come. */
function Notes({ row: { cells, notes }, sizes, state }: { row: RunRow; sizes: string[]; state: BoxState }) {
  const faults = cells.flatMap((cell, index) => {
    const messages = cell && state.faults[cell.name];
    return messages ? [{ id: `${state.formId}-${cell.name}-error`, size: sizes[index], messages }] : [];
  });
  if (faults.length + notes.length === 0) return null;
  return (
    <tr role="row" className="sub">
      <td role={CELL} colSpan={sizes.length + 2}>
        {faults.map(({ id, size, messages }) => (
          <FieldError key={id} id={id}>
            {size}: {messages.join(" ")}
          </FieldError>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </td>
    </tr>
  );
}
