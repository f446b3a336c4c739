import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field-error";

/**
 * `hex` is a cloth colour for `fill`: an attribute, because the security policy refuses style attributes.
 * `swatch` is the address of a picture of the cloth, for one of two colours or with a pattern.
 */
export type Colour = { name: string; hex: string; swatch?: string };

/** Decoration: the name stands beside it in words. */
export function Dot({ hex, swatch }: Omit<Colour, "name">) {
  if (swatch) return <img className="dot" src={swatch} width="20" height="20" alt="" />;
  return (
    <svg className="dot" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8.5" fill={hex} />
    </svg>
  );
}

export type DotsProps = { colours: Colour[]; more?: number; className?: string };

/** The colours of a style in one row, with names for screen readers and "+2" for those left out. */
export function Dots({ colours, more = 0, className }: DotsProps) {
  const names = colours.map((colour) => colour.name).join(", ");
  return (
    <span
      className={classNames("sw", className)}
      role="img"
      aria-label={`Colours: ${names}${more > 0 ? ` and ${more} more` : ""}`}
    >
      {colours.map((colour) => (
        <Dot key={colour.name} {...colour} />
      ))}
      {more > 0 ? <span className="mut">+{more}</span> : null}
    </span>
  );
}

export type SwatchPickerProps = {
  name: string;
  options: (Colour & { value: string })[];
  selected?: string;
  legend?: string;
  form?: string;
  /** Target of the error summary. */
  id?: string;
  error?: string;
  onChoose?: (value: string) => void;
  /** Under the colours. */
  children?: ReactNode;
};

export function SwatchPicker(props: SwatchPickerProps) {
  const { name, options, selected, legend = "Colour", form, id = name, error, onChoose, children } = props;
  const chosen = options.find((option) => option.value === selected);
  const errorId = `${id}-error`;
  return (
    <fieldset
      id={id}
      className={classNames("field", error && "bad")}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-3">
        {legend}
        {chosen ? (
          <>
            : <span className="thin">{chosen.name}</span>
          </>
        ) : null}
      </legend>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className="sws">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === selected}
              form={form}
              onChange={onChoose && (() => onChoose(option.value))}
            />
            <span className="cloth">
              <Cloth {...option} />
            </span>
            <Breakable words={option.name} />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function Cloth({ hex, swatch }: Colour) {
  if (swatch) return <img src={swatch} width="48" height="48" alt="" />;
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={hex} />
    </svg>
  );
}

/** "Orange/Navy" may break only after the slash. */
function Breakable({ words }: { words: string }) {
  return words.split("/").map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}
