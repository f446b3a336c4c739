import { FieldError } from "~/ui/field-error";
import { LinkButton } from "~/ui/link-button";
import type { Line } from "~/features/lines/line";
import { CART_FORM, lineField, type Refused } from "./line-replies";

/** How many pieces of a line were taken from the stockroom on site. The others are delivered. */
export function TakenFields({ line, index, taken }: { line: Line; index: number; taken: Refused }) {
  const name = lineField(index, "takenQuantity");
  const id = `${CART_FORM}-${name}`;
  const { error, typed } = taken;
  const now = line.taken ? line.quantity : 0;
  return (
    <div className="mt-2">
      {error ? (
        <FieldError className="mb-2" id={`${id}-error`}>
          {error}
        </FieldError>
      ) : null}
      <input type="hidden" name={lineField(index, "takenShown")} value={now} />
      <span className="row sm">
        <label htmlFor={id}>
          Taken<span className="vh"> on site of {line.name}</span>
        </label>
        <input
          key={`${now} of ${line.quantity}`}
          id={id}
          className="w-14 flex-none"
          name={name}
          defaultValue={typed ?? now}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-of` : `${id}-of`}
        />
        <span id={`${id}-of`}>of {line.quantity}</span>
        <LinkButton
          small
          name="intent"
          value={`taken ${index}`}
          aria-label={`Update what was taken of ${line.name}`}
        >
          Update
        </LinkButton>
      </span>
    </div>
  );
}
