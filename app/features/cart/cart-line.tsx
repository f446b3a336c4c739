import type { FormReply } from "~/forms/reply";
import { FieldError } from "~/ui/field-error";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { Quantity } from "~/ui/quantity";
import type { CartView } from "./cart.server";
import { chosenWords, type Line, LineInside, LineRow } from "~/features/lines/line";
import { CART_FORM, lineField, MOST_FORM_LINES, type Refused, refusedOf } from "./line-replies";
import { TakenFields } from "./taken-fields";

interface LineFieldsProps {
  line: Line;
  /** The place of the line among those of the form. */
  index: number;
  quantity: Refused;
  /** Set if pieces of it can be taken on site. */
  taken?: Refused;
}

/** The lines of the catalogue, whose quantities can be changed here: − and + at once, a typed number with any press. */
export function CartLines({
  cart,
  reply,
}: {
  cart: Pick<CartView, "lines" | "takenKey">;
  reply?: FormReply;
}) {
  return (
    <ul>
      {cart.lines.map((line, index) => {
        const key = line.lineId ?? `${line.code} ${line.number}`;
        if (index >= MOST_FORM_LINES) return <LineRow key={key} line={line} counted />;
        const { quantity, takenQuantity: taken } = refusedOf(reply, line);
        return (
          <li key={key} className="line">
            <LineFields {...{ line, index, quantity }} taken={cart.takenKey ? taken : undefined} />
          </li>
        );
      })}
    </ul>
  );
}

/** Names a line in the form, so that an old page never changes another one. */
function LineName({ line, index }: Pick<LineFieldsProps, "line" | "index">) {
  const named: Record<string, string | number> =
    line.lineId === undefined
      ? { entry: line.number, sku: line.code, taken: line.taken ? "on" : "" }
      : { line: line.lineId };
  return Object.entries({ ...named, shown: line.quantity }).map(([name, value]) => (
    <input key={name} type="hidden" name={lineField(index, name)} value={value} />
  ));
}

function LineFields({ line, index, quantity, taken }: LineFieldsProps) {
  const name = lineField(index, "quantity");
  const id = `${CART_FORM}-${name}`;
  const stepName = lineField(index, "step");
  const { error, typed = line.quantity } = quantity;
  return (
    <LineInside line={line}>
      <LineName line={line} index={index} />
      {error ? (
        <FieldError className="mb-2" id={`${id}-error`}>
          {error}
        </FieldError>
      ) : null}
      <div className="row between">
        <span className="row">
          <Quantity
            {...{ id, name, stepName }}
            inLargerForm
            item={line.name}
            value={typed}
            invalid={error !== undefined}
            describedBy={error ? `${id}-error` : undefined}
          />
          <LinkButton
            small
            className="only-l"
            name={stepName}
            value="0"
            aria-label={`Update quantity of ${line.name}`}
          >
            Update
          </LinkButton>
        </span>
        <LinkButton
          small
          name={lineField(index, "remove")}
          value="on"
          aria-label={`Remove ${line.name}, ${chosenWords(line)}`}
        >
          Remove
        </LinkButton>
      </div>
      {taken ? <TakenFields {...{ line, index, taken }} /> : null}
    </LineInside>
  );
}

/** A pack is changed as a whole, at its review, or taken out of the cart; so is the offer of a quote. */
export function PackWays({ pack: { kind, packId, to, name } }: { pack: CartView["packs"][number] }) {
  const isPack = kind === "pack";
  return (
    <div className="row between">
      <ActionLink to={to}>{isPack ? "Edit pack" : `See ${name}`}</ActionLink>
      <LinkButton
        name="intent"
        value={`remove-${kind} ${packId}`}
        aria-label={`Remove ${isPack ? "pack " : ""}${name}`}
      >
        Remove {kind}
      </LinkButton>
    </div>
  );
}
