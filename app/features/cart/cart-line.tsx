import type { FormReply } from "~/forms/reply";
import { FieldError } from "~/ui/field-error";
import { LinkButton } from "~/ui/link-button";
import { Quantity } from "~/ui/quantity";
import { PostForm } from "~/ui/post-form";
import { chosenWords, type Line, LineRow } from "./line";

export const lineFormId = (number: number) => `line-${number}`;

/** A line whose quantity can be changed here: − and + at once, a typed number with Enter or Update. */
export function CartLine({ line, reply }: { line: Line; reply?: FormReply }) {
  const id = `${lineFormId(line.number)}-quantity`;
  const error = reply?.error?.["quantity"]?.join(" ");
  const typed = reply?.initialValue?.["quantity"];
  return (
    <LineRow line={line}>
      {error ? (
        <FieldError className="mb-2" id={`${id}-error`}>
          {error}
        </FieldError>
      ) : null}
      <PostForm className="row between" preventScrollReset replace>
        <input type="hidden" name="entry" value={line.number} />
        <input type="hidden" name="sku" value={line.code} />
        <span className="row">
          <Quantity
            id={id}
            item={line.name}
            value={typeof typed === "string" ? typed : line.quantity}
            invalid={error !== undefined}
            describedBy={error ? `${id}-error` : undefined}
          />
          <LinkButton
            small
            className="only-l"
            name="step"
            value="0"
            aria-label={`Update quantity of ${line.name}`}
          >
            Update
          </LinkButton>
        </span>
        <LinkButton
          small
          name="intent"
          value="remove"
          aria-label={`Remove ${line.name}, ${chosenWords(line)}`}
        >
          Remove
        </LinkButton>
      </PostForm>
    </LineRow>
  );
}
