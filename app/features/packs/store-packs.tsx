import { CodeLabel } from "~/ui/code-label";
import { type Column, Table } from "~/ui/table";
import type { PackCardData } from "./list.server";
import { closingWords, PackState, Way } from "./pack-card";

const columns: Column<PackCardData>[] = [
  {
    label: "Pack",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ id, name, description }) => (
      <div>
        <b className="block">{name}</b>
        <span className="sm mut block only-l">{description}</span>
        <span className="only-l">
          <CodeLabel code={id} />
        </span>
      </div>
    ),
  },
  { label: "Given", kind: "num", cell: ({ balance }) => balance?.grantedText },
  { label: "Used", kind: "num", cell: ({ balance }) => balance?.usedText },
  {
    label: "Left",
    kind: "num",
    phone: "amount",
    cell: ({ balance }) =>
      balance ? (
        <b>
          {balance.leftText}
          <span className="only-s"> left</span>
        </b>
      ) : null,
  },
  {
    label: "Until",
    phone: "when",
    cell: (pack) => pack.stopped ?? (pack.closesAt ? closingWords(pack) : pack.balance?.until),
  },
  { label: "State", phone: "fact", cell: (pack) => <PackState pack={pack} /> },
  {
    label: "Action",
    kind: "do",
    phone: "do",
    labelHidden: true,
    cell: (pack) => <Way pack={pack} leading={false} />,
  },
];

/** The packs of a store as one table: the wholesale pack listing (spec 001 §2). */
export const StorePacks = ({ packs }: { packs: PackCardData[] }) => (
  <Table caption="Packs of your store" columns={columns} rows={packs} rowKey={({ id }) => id} />
);
