import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import type { Choice } from "./choice";
import { ChoiceFields } from "./choice-fields";

export type Selected = { colour?: string; fit?: string; quantity: string };

export const choiceLabels = { colour: "Colour", fit: "Size", quantity: "Quantity" };

/** The state of the form; it lies with the page, whose top shows its errors. */
export function useAddToCart(choice: Choice, selected: Selected, reply: FormReply | undefined) {
  const [form, fields] = useServerForm<{ colour: string; fit: string; quantity: string }>({
    id: `add-${choice.code}`,
    lastResult: reply,
    defaultValue: selected,
  });
  return { form, fields };
}

export function AddToCartForm(props: {
  state: ReturnType<typeof useAddToCart>;
  choice: Choice;
  idempotencyKey: string;
  onColour: (code: string) => void;
}) {
  const { state, choice, idempotencyKey, onColour } = props;
  const { form, fields } = state;
  return (
    <Form form={form} idempotencyKey={idempotencyKey} enter={{ name: "intent", value: "add" }}>
      <ChoiceFields form={form} fields={fields} choice={choice} onColour={onColour}>
        <SubmitButton variant="job" className="flex-1" name="intent" value="add" busyLabel="ADDING…">
          ADD TO CART
        </SubmitButton>
      </ChoiceFields>
    </Form>
  );
}
