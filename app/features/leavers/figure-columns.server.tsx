import type { Column } from "~/ui/table";
import type { figuresView } from "./list.server";

type Figures = ReturnType<typeof figuresView>;

/** What became of the pieces, of one leaver or of those of a unit together. */
export const figureColumns: Column<Figures>[] = [
  { label: "Issued", kind: "num", cell: ({ issued }) => issued },
  { label: "Returned", kind: "num", cell: ({ returned }) => returned, optional: true },
  { label: "Worn out", kind: "num", cell: ({ wornOut }) => wornOut, optional: true },
  { label: "Missing", kind: "num", cell: ({ missing }) => missing },
  {
    label: "Still out",
    kind: "num",
    phone: "fact",
    cell: ({ stillOut }) => (
      <>
        {stillOut}
        <span className="only-s"> still out</span>
      </>
    ),
  },
  { label: "Value", kind: "num", phone: "amount", cell: ({ value }) => value },
];
