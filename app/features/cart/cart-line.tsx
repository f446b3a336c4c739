import type { FormProps } from "@remix-run/react";
import type { FormReply } from "~/forms/reply";
import { DrawnOnce } from "~/ui/drawn-once";
import { FieldError } from "~/ui/field-error";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { Quantity } from "~/ui/quantity";
import { PostForm } from "~/ui/post-form";
import type { CartView } from "./cart.server";
import { chosenWords, type Line, lineFormId, LineInside, LineName } from "./line";
import { TakenForm } from "./taken-form";
import { packReview } from "./waiting-changes";

/** Where the forms of a cart are sent, and how where they are not its page's own. */
export type Sending = Pick<FormProps, "navigate" | "fetcherKey"> & { action: string };

interface CartLineProps {
  line: Line;
  /** Set if pieces of it can be taken on site. */
  takenKey?: string;
  reply?: FormReply;
  sending: Sending;
}

/** A line whose quantity can be changed here: − and + at once, a typed number with Enter or Update. */
export function CartLine(props: CartLineProps) {
  // The key is new for each page, so nothing that was drawn before would be found again.
  if (props.takenKey)
    return (
      <li className="line">
        <CartLineInside {...props} />
      </li>
    );
  return <DrawnOnce as="li" className="line" draw={CartLineInside} of={props} />;
}

function CartLineInside({ line, takenKey, reply, sending }: CartLineProps) {
  const id = `${lineFormId(line.number)}-quantity`;
  const error = reply?.error?.["quantity"]?.join(" ");
  const typed = reply?.initialValue?.["quantity"];
  return (
    <LineInside line={line}>
      {error ? (
        <FieldError className="mb-2" id={`${id}-error`}>
          {error}
        </FieldError>
      ) : null}
      <PostForm className="row between" preventScrollReset replace {...sending}>
        <LineName line={line} />
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
      {takenKey ? <TakenForm {...{ line, takenKey, reply, sending }} /> : null}
    </LineInside>
  );
}

/** A pack is changed as a whole: at its review, or out of the cart. */
export function PackWays({ pack, sending }: { pack: CartView["packs"][number]; sending: Sending }) {
  return (
    <PostForm className="row between" preventScrollReset {...sending}>
      <ActionLink to={packReview(pack.packId)}>Edit pack</ActionLink>
      <input type="hidden" name="packId" value={pack.packId} />
      <LinkButton name="intent" value="remove-pack" aria-label={`Remove pack ${pack.name}`}>
        Remove pack
      </LinkButton>
    </PostForm>
  );
}
