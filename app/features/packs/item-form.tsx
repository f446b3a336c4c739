import { useActionData } from "@remix-run/react";
import { ChoiceFields } from "~/features/product/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { HiddenField, TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Choice } from "~/ui/choice-card";
import { ActionLink } from "~/ui/link-button";
import { packPath } from "./addresses";
import type { PackPage, StepData } from "./types";

interface Values {
  setId: string;
  colour: string;
  fit: string;
  quantity: string;
  valueAdd: Record<string, string[]>;
  additionalComments: string;
}

type Choosing = NonNullable<StepData["choosing"]>;

/** Colour, size, leg, quantity and value-adds of one product, in one native form. */
export function ItemForm({ page, choosing }: { page: PackPage; choosing: Choosing }) {
  const reply = useActionData<FormReply>();
  const { choice, valueAdds } = choosing;
  const [form, fields] = useServerForm<Values>({
    id: `choose-${choice.code}`,
    lastResult: reply,
    defaultValue: { setId: choosing.setId, quantity: "1" },
  });
  const prompts = valueAdds.flatMap((valueAdd) =>
    valueAdd.prompts.map((prompt, index) => ({ valueAdd, prompt, index })),
  );
  const ticks = valueAdds.filter((valueAdd) => valueAdd.prompts.length === 0);
  const labels: Record<string, string> = {
    colour: "Colour",
    fit: "Size",
    quantity: "Quantity",
    ...Object.fromEntries(
      prompts.map(({ valueAdd, prompt, index }) => [`valueAdd.${valueAdd.code}[${index}]`, prompt.label]),
    ),
  };
  return (
    <section aria-labelledby="choosing">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} idempotencyKey={choosing.key} enter={{ name: "intent", value: "add" }}>
        <HiddenField field={fields.setId} />
        <ChoiceFields form={form} fields={fields} choice={choice} headingId="choosing" />
        {valueAdds.length > 0 ? (
          <fieldset className="card pad mt-5">
            <legend className="vh">Additions</legend>
            {ticks.map((valueAdd) => (
              <Choice
                key={valueAdd.code}
                type="checkbox"
                name={`valueAdd.${valueAdd.code}[0]`}
                value="on"
                title={valueAdd.name}
                detail={
                  choosing.priced && valueAdd.price.value > 0
                    ? `Adds ${valueAdd.price.formattedValue} ex GST`
                    : undefined
                }
              />
            ))}
            {prompts.map(({ valueAdd, prompt, index }) => (
              <PromptField
                key={`${valueAdd.code} ${index}`}
                formId={form.id}
                name={`valueAdd.${valueAdd.code}[${index}]`}
                errors={form.allErrors[`valueAdd.${valueAdd.code}[${index}]`]}
                value={initialText(reply, valueAdd.code, index)}
                valueAdd={valueAdd}
                prompt={prompt}
                priced={choosing.priced}
              />
            ))}
          </fieldset>
        ) : null}
        <div className="row mt-5">
          <SubmitButton variant="job" name="intent" value="add" busyLabel="ADDING…">
            ADD TO BUNDLE
          </SubmitButton>
          <ActionLink to={packPath({ packId: page.pack.packId, step: page.number, isolated: page.isolated })}>
            Back to {page.pack.bundles[page.number - 1]?.name}
          </ActionLink>
        </div>
      </Form>
    </section>
  );
}

function initialText(reply: FormReply | undefined, code: string, index: number): string | undefined {
  const typed = (reply?.initialValue?.["valueAdd"] as Record<string, unknown[]> | undefined)?.[code]?.[index];
  return typeof typed === "string" ? typed : undefined;
}

type ValueAdd = Choosing["valueAdds"][number];

/** A prompt's own field: its name holds the value-add's code, which no typed form knows beforehand. */
function PromptField(props: {
  formId: string;
  name: string;
  errors: string[] | null | undefined;
  value: string | undefined;
  valueAdd: ValueAdd;
  prompt: ValueAdd["prompts"][number];
  priced: boolean;
}) {
  const { formId, name, errors, value, valueAdd, prompt, priced } = props;
  const id = `${formId}-${name}`;
  const price = priced && valueAdd.price.value > 0 ? ` Adds ${valueAdd.price.formattedValue} ex GST.` : "";
  return (
    <TextField
      field={{
        id,
        name,
        formId,
        required: valueAdd.mandatory && prompt.required,
        initialValue: value,
        errors: errors ?? undefined,
        errorId: `${id}-error`,
        descriptionId: `${id}-hint`,
      }}
      label={prompt.label}
      hint={`${valueAdd.name}. Up to ${prompt.maxLength} characters.${price}${valueAdd.nonReturnable ? " An item with this addition cannot be returned." : ""}`}
      optional={!(valueAdd.mandatory && prompt.required)}
      autoComplete="off"
    />
  );
}
