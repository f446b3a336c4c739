import type { SizeOption } from "./size-grid";
import { SizeTable } from "./size-table";

export type QuantityMatrixProps = {
  /** The name of a box from the code of its variant: "quantity[KR-1104-HN-M]". */
  nameFor: (value: string) => string;
  options: readonly SizeOption[];
  /** By the code of the variant. */
  quantities?: Readonly<Record<string, number | string>>;
  caption: string;
  lengthLabel?: string;
  noneText?: string;
  form?: string;
};

/** The size table with a number in each cell, for orders of many pieces. */
export function QuantityMatrix(props: QuantityMatrixProps) {
  const { nameFor, options, quantities = {}, caption, lengthLabel = "Length", form } = props;
  const { noneText = "not made" } = props;
  const none = (label: string, size: string) => (
    <span className="stk none" role="img" aria-label={`${label}, ${noneText}`}>
      {size}
    </span>
  );
  return (
    <SizeTable
      caption={caption}
      lengthLabel={lengthLabel}
      options={options}
      missing={none}
      cell={(option, label) =>
        option.state === "none" ? (
          none(label, option.size)
        ) : (
          <input
            className="qbox"
            name={nameFor(option.value)}
            defaultValue={quantities[option.value] ?? ""}
            inputMode="numeric"
            autoComplete="off"
            form={form}
            aria-label={`Quantity of ${label}`}
          />
        )
      }
    />
  );
}
