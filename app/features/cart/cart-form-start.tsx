import { EnterAnswer } from "~/forms/form";
import { idempotencyField } from "~/forms/idempotency-field";

/** What the form of a cart begins with: Enter in a field saves what was typed. */
export function CartFormStart({ takenKey }: { takenKey?: string }) {
  return (
    <>
      <EnterAnswer enter={{ name: "intent", value: "update", words: "Update the cart" }} />
      {takenKey ? <input type="hidden" name={idempotencyField} value={takenKey} /> : null}
    </>
  );
}
