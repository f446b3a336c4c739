import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field-error";
import { sizeBlocks, type SizeOption } from "./size-grid";
import { SizeTable } from "./size-table";

export type SizeMatrixProps = {
  name: string;
  options: readonly SizeOption[];
  selected?: string;
  legend?: ReactNode;
  /** The caption of the table: "Waist in centimetres by leg length". */
  caption: string;
  lengthLabel?: string;
  lowText?: string;
  /** Target of the error summary. */
  id?: string;
  error?: string;
  form?: string;
  /** Under the table: the wearer's usual size. */
  children?: ReactNode;
};

/** Sizes by length as a table of buttons. The sizes are repeated in the cells. */
export function SizeMatrix(props: SizeMatrixProps) {
  const { name, options, selected, legend = "Size", caption, lengthLabel = "Length" } = props;
  const { lowText = "made to order", id = name, error, form, children } = props;
  const errorId = `${id}-error`;
  const none = (label: string, size: string) => (
    <span className="stk none" data-reason="not-made" role="img" aria-label={`${label}, not made`}>
      {size}
    </span>
  );
  return (
    <fieldset
      id={id}
      className={classNames("field", error && "bad")}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2">{legend}</legend>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {sizeBlocks(options).map((block, index) => (
        <SizeTable
          key={index}
          caption={caption}
          lengthLabel={lengthLabel}
          options={block}
          missing={none}
          cell={(option, label) =>
            option.state === "none" ? (
              none(label, option.size)
            ) : (
              <label className={classNames("stk", option.state === "low" && "low")} translate="no">
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  form={form}
                  defaultChecked={option.value === selected}
                  aria-label={option.state === "low" ? `${label}, ${lowText}` : label}
                />
                {option.size}
              </label>
            )
          }
        />
      ))}
      <SizeKey options={options} lowText={lowText}>
        {children}
      </SizeKey>
    </fieldset>
  );
}

type SizeKeyProps = Pick<SizeMatrixProps, "options" | "children"> & { lowText: string };

/** Explains the marks that the table uses. */
function SizeKey({ options, lowText, children }: SizeKeyProps) {
  const has = (state: SizeOption["state"]) => options.some((option) => option.state === state);
  return (
    <p className="row xs mut mt-2">
      {children}
      {has("low") ? (
        <span>
          <span className="lowbar" /> {lowText}
        </span>
      ) : null}
      {has("none") ? <span>Struck through: not made</span> : null}
    </p>
  );
}
