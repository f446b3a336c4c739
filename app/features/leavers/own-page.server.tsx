import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import type { IssuedView } from "./issued.server";
import { outcomeWords } from "./outcome-words";
import { ShareWorking, sumWords } from "./parts";

type Piece = IssuedView["pieces"][number];

/** What packs gave the reader, and the slip to hand in with it. */
export function IssuedPage({ data }: { data: IssuedView }) {
  const { pieces, totals, costShare, lastDay, left } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "My allocation", to: "/my-account/allocations" },
        ]}
        current="What was issued to you"
      />
      <div className="wrap pt-2">
        <div className="no-print">
          <PageHeading title="What was issued to you" lead={sumWords(totals) || undefined} />
          {lastDay ? (
            <Notice kind="warn" className="mb-5">
              Your last day {left ? "was" : "is"} {lastDay}. Packs take no orders after it.
              {totals.stillOut > 0 ? " Print this page: it is the slip to hand in with your uniform." : null}
            </Notice>
          ) : null}
          {costShare?.missing ? (
            <Notice className="mb-5">You may be asked for {costShare.missing} for what is missing.</Notice>
          ) : null}
          {pieces.length === 0 ? (
            <EmptyState title="Nothing was issued yet">
              Garments of your packs are listed here once they are sent.
            </EmptyState>
          ) : (
            <Table
              caption="What was issued to you"
              rows={pieces}
              rowKey={({ id }) => id}
              columns={columnsFor(data)}
            />
          )}
          <ShareWorking data={data} />
        </div>
        {totals.stillOut > 0 ? <HandInSlip data={data} /> : null}
      </div>
    </>
  );
}

const columnsFor = ({ costShare }: IssuedView): Column<Piece>[] => [
  {
    label: "Garment",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ garment, packName, exchangeTo }) => (
      <span>
        <b>{garment}</b>
        <span className="xs mut block">{packName}</span>
        {exchangeTo ? (
          <ActionLink small to={exchangeTo} aria-label={`Exchange at no charge: ${garment}`}>
            Exchange at no charge
          </ActionLink>
        ) : null}
      </span>
    ),
  },
  {
    label: "Issued",
    phone: "when",
    cell: ({ issued, replace }) => (
      <>
        {issued}
        {replace ? <span className="xs mut block">{replace}</span> : null}
      </>
    ),
  },
  {
    label: "Pieces",
    phone: "fact",
    cell: (piece) => becameWords(piece),
  },
  { label: "Value of one", kind: "num", phone: "amount", cell: ({ each }) => each },
  ...(costShare
    ? [
        {
          label: "May be asked if missing",
          kind: "num" as const,
          cell: ({ share }: Piece) => share,
        },
      ]
    : []),
];

/** "3: 1 returned, 2 still out". */
const becameWords = (piece: Piece): string =>
  piece.stillOut === piece.quantity ? String(piece.quantity) : `${piece.quantity}: ${outcomeWords(piece)}`;

/** The sheet that goes with the pieces: who hands them in, and boxes for what becomes of each line. */
function HandInSlip({ data }: { data: IssuedView }) {
  const unitWord = useUnitWord();
  return (
    <section className="slip mt-5" aria-labelledby="slip">
      <p className="eyebrow">Hand this in with your uniform</p>
      <h2 id="slip">Hand-in slip</h2>
      <div className="ends">
        <p>
          <span className="mut block">From</span>
          <b translate="no">{data.name}</b>
          {data.employeeCode ? `, ${data.employeeCode}` : null}
          <span className="block">
            {unitWord}: {data.unit}
          </span>
          {data.lastDay ? <span className="block">Last day {data.lastDay}</span> : null}
        </p>
        <p>
          <span className="mut block">Received by</span>
          <span className="block">Name and signature: ________________________</span>
          <span className="block mt-2">Date: ______________</span>
        </p>
      </div>
      <p className="sm mut">
        Tick what you hand in. Write a number where some pieces of a line are different.
      </p>
      <ul>
        {data.pieces
          .filter(({ stillOut }) => stillOut > 0)
          .map(({ id, stillOut, garment, issued }) => (
            <li key={id}>
              {stillOut} × <b>{garment}</b>
              <span className="sm mut block">Issued {issued}</span>
              <span className="row sm">
                {["Returned", "Worn out", "Missing"].map((word) => (
                  <span key={word}>
                    <span className="box" aria-hidden="true" /> {word}
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
