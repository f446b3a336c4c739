import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { FieldError } from "~/ui/field-error";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import type { Sending } from "./cart-line";
import { type Line, lineFormId, LineName } from "./line";

/** How many pieces of a line were taken from the stockroom on site. The others are delivered. */
export function TakenForm(props: { line: Line; takenKey: string; reply?: FormReply; sending: Sending }) {
  const { line, takenKey, reply, sending } = props;
  const id = `${lineFormId(line.number)}-takenQuantity`;
  const error = reply?.error?.["takenQuantity"]?.join(" ");
  const typed = reply?.initialValue?.["takenQuantity"];
  const now = line.taken ? line.quantity : 0;
  return (
    <PostForm className="mt-2" preventScrollReset replace {...sending}>
      {error ? (
        <FieldError className="mb-2" id={`${id}-error`}>
          {error}
        </FieldError>
      ) : null}
      <input type="hidden" name={idempotencyField} value={takenKey} />
      <input type="hidden" name="of" value={line.quantity} />
      <LineName line={line} />
      <span className="row sm">
        <label htmlFor={id}>
          Taken<span className="vh"> on site of {line.name}</span>
        </label>
        <input
          key={`${now} of ${line.quantity}`}
          id={id}
          className="w-14 flex-none"
          name="takenQuantity"
          defaultValue={typeof typed === "string" ? typed : now}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-of` : `${id}-of`}
        />
        <span id={`${id}-of`}>of {line.quantity}</span>
        <LinkButton small name="intent" value="taken" aria-label={`Update what was taken of ${line.name}`}>
          Update
        </LinkButton>
      </span>
    </PostForm>
  );
}
