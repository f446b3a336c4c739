import type { MouseEvent } from "react";

export type QuantityProps = {
  /** What is counted: "Porter polo". */
  item: string;
  value: number | string;
  name?: string;
  id?: string;
  /** The field name of the buttons; their value is -1 or 1. */
  stepName?: string;
  describedBy?: string;
  invalid?: boolean;
  /** Set if the number is part of a larger form, which has a first submit of its own. */
  inLargerForm?: boolean;
  /** The same, and with scripts the buttons only change the number, up to this maximum. */
  inPlaceUpTo?: number;
};

/**
 * − number +, as submit buttons, so that it works without scripts. Enter presses the first submit of a form,
 * which would be "−", so a hidden submit comes first and sends the typed number. A larger form has its own.
 */
export function Quantity(props: QuantityProps) {
  const { item, value, name = "quantity", id, stepName = "step", describedBy, invalid } = props;
  const { inPlaceUpTo: most, inLargerForm = most !== undefined } = props;
  function step(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.parentElement?.querySelector("input");
    if (most === undefined || !box) return;
    event.preventDefault();
    const typed = Math.trunc(Number(box.value)) || 0;
    box.value = String(Math.min(most, Math.max(1, typed + Number(event.currentTarget.value))));
  }
  return (
    <span className="qty">
      {inLargerForm ? null : (
        <button className="vh" tabIndex={-1} aria-hidden="true" name={stepName} value="0">
          Update quantity
        </button>
      )}
      <button name={stepName} value="-1" onClick={step} aria-label={`One fewer ${item}`}>
        −
      </button>
      <input
        id={id}
        key={value}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${item}`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <button name={stepName} value="1" onClick={step} aria-label={`One more ${item}`}>
        +
      </button>
    </span>
  );
}
