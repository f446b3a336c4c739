import { Form, type FormProps } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import type { Choice } from "./choice";
import { PPE_REASON } from "./standard-note";
import { ChoiceFields } from "./choice-fields";
import { WishButton } from "./wish-button";

export type Selected = { colour?: string; fit?: string; quantity: string; ppeReason?: string };

export const choiceLabels = { colour: "Colour", fit: "Size", quantity: "Quantity", ppeReason: PPE_REASON };

/** The state of the form. The page owns it and shows its errors at the top. */
export function useAddToCart(choice: Choice, selected: Selected, reply: FormReply | undefined) {
  const [form, fields] = useServerForm<{ colour: string; fit: string; quantity: string; ppeReason: string }>({
    id: `add-${choice.code}`,
    lastResult: reply,
    defaultValue: selected,
  });
  return { form, fields };
}

export interface AddToCartFormProps {
  state: ReturnType<typeof useAddToCart>;
  choice: Choice;
  idempotencyKey: string;
  /** Whether the choice can be put on a wish list instead. */
  wishes?: boolean;
  onColour?: (code: string) => void;
  /** Draws the product above the choice, its name as a heading with this id. */
  headingId?: string;
  /** How the form is submitted in a panel, and whether a submit is in progress. */
  sending?: Pick<FormProps, "action" | "navigate" | "fetcherKey"> & { busy: boolean };
}

export function AddToCartForm(props: AddToCartFormProps) {
  const { state, choice, idempotencyKey, wishes, onColour, headingId } = props;
  const { busy, ...sending } = props.sending ?? {};
  const { form, fields } = state;
  return (
    <Form
      form={form}
      idempotencyKey={idempotencyKey}
      enter={{ name: "intent", value: "add", words: "Add to cart" }}
      {...sending}
    >
      <ChoiceFields {...{ form, fields, choice, headingId, onColour }}>
        {choice.unmet?.guard === "refuse" ? null : (
          <SubmitButton
            variant="job"
            className="flex-1"
            name="intent"
            value="add"
            busyLabel="ADDING…"
            busy={busy}
          >
            ADD TO CART
          </SubmitButton>
        )}
      </ChoiceFields>
      {wishes ? <WishButton name="intent" /> : null}
    </Form>
  );
}
