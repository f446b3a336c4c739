import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import type { Choice } from "./choice";
import { ChoiceFields } from "./choice-fields";

export type Selected = { colour?: string; fit?: string; quantity: string };

const labels = { colour: "Colour", fit: "Size", quantity: "Quantity" };

export function AddToCartForm(props: {
  choice: Choice;
  selected: Selected;
  idempotencyKey: string;
  reply?: FormReply;
  onColour: (code: string) => void;
}) {
  const { choice, selected, idempotencyKey, reply, onColour } = props;
  const [form, fields] = useServerForm<{ colour: string; fit: string; quantity: string }>({
    id: `add-${choice.code}`,
    lastResult: reply,
    defaultValue: selected,
  });
  return (
    <div>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} idempotencyKey={idempotencyKey} enter={{ name: "intent", value: "add" }}>
        <ChoiceFields form={form} fields={fields} choice={choice} onColour={onColour}>
          <SubmitButton variant="job" className="flex-1" name="intent" value="add" busyLabel="ADDING…">
            ADD TO CART
          </SubmitButton>
        </ChoiceFields>
      </Form>
    </div>
  );
}
