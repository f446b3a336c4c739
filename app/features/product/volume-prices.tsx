import { Table } from "~/ui/table";
import type { ProductView } from "./product.server";

/** What one piece costs by the number of pieces of one SKU. */
export function VolumePrices({ product: { volume, volumeLabel, choice } }: { product: ProductView }) {
  if (volume.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="volume">
      <h2 id="volume">Volume prices</h2>
      <Table
        figures
        caption="Price of each piece by number of pieces"
        rows={volume}
        rowKey={(row) => row.pieces}
        columns={[
          { label: "Quantity", kind: "key", cell: (row) => row.pieces },
          { label: volumeLabel, kind: "num", cell: (row) => row.amount },
          { label: "Discount", kind: "num", cell: (row) => row.discount },
        ]}
      />
      {choice.price?.from ? <p className="sm mut">Some sizes cost more.</p> : null}
    </section>
  );
}
