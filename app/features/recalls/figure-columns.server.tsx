import type { Column } from "~/ui/table";

interface Figures {
  people: number;
  left: number;
  onTheWay: number;
  exchanged: number;
}

/** How far the exchange is, of a style or of a unit. */
export const figureColumns: Column<Figures>[] = [
  { label: "People", kind: "num", optional: true, cell: ({ people }) => people },
  {
    label: "To be exchanged",
    kind: "num",
    phone: "amount",
    cell: ({ left }) => (
      <>
        {left}
        <span className="only-s"> left</span>
      </>
    ),
  },
  { label: "On the way", kind: "num", optional: true, cell: ({ onTheWay }) => onTheWay },
  {
    label: "Exchanged",
    kind: "num",
    phone: "fact",
    cell: ({ exchanged }) => (
      <>
        {exchanged}
        <span className="only-s"> exchanged</span>
      </>
    ),
  },
];
