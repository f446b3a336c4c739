import { useActionData } from "@remix-run/react";
import { firstChoice } from "~/features/product/choice";
import { ChoiceFields } from "~/features/product/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { HiddenField, TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useUnsaved } from "~/forms/unsaved";
import { type ServerForm, useServerForm } from "~/forms/use-server-form";
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
export function ItemForm({ page, step, choosing }: { page: PackPage; step: StepData; choosing: Choosing }) {
  const reply = useActionData<FormReply>();
  const { choice, ticks, prompts } = choosing;
  const untouched = { setId: choosing.setId, quantity: "1" };
  const [form, fields] = useServerForm<Values>({
    id: `choose-${choice.code}`,
    lastResult: reply,
    defaultValue: untouched,
  });
  useUnsaved(
    form.id,
    { ...untouched, ...firstChoice(choice, {}) },
    `You have not added ${choice.name} to your bundle yet.`,
  );
  const labels: Record<string, string> = {
    colour: "Colour",
    fit: "Size",
    quantity: "Quantity",
    ...Object.fromEntries(prompts.map(({ name, label }) => [name, label])),
  };
  return (
    <section aria-labelledby="choosing">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form
        form={form}
        idempotencyKey={step.key}
        enter={{ name: "intent", value: "add", words: "Add to bundle" }}
      >
        <HiddenField field={fields.setId} />
        <ChoiceFields form={form} fields={fields} choice={choice} headingId="choosing" />
        {ticks.length + prompts.length > 0 ? (
          <fieldset className="card pad mt-5">
            <legend className="vh">Additions</legend>
            {ticks.map((tick) => (
              <Choice key={tick.name} type="checkbox" value="on" {...tick} />
            ))}
            {prompts.map(({ name, ...prompt }) => (
              <TextField
                key={name}
                field={promptField(form, name, reply, prompt)}
                label={prompt.label}
                hint={prompt.hint}
                optional={!prompt.required}
                inputMode={prompt.numeric ? "numeric" : undefined}
              />
            ))}
          </fieldset>
        ) : null}
        <div className="row mt-5">
          {step.open ? (
            <SubmitButton variant="job" name="intent" value="add" busyLabel="ADDING…">
              ADD TO BUNDLE
            </SubmitButton>
          ) : null}
          <ActionLink to={packPath({ packId: page.pack.packId, step: page.number, isolated: page.isolated })}>
            Back to {page.pack.bundles[page.number - 1]?.name}
          </ActionLink>
        </div>
      </Form>
    </section>
  );
}

/** The field of a prompt. Its name contains the code of the value-add, so the form type cannot list it. */
function promptField(
  form: ServerForm,
  name: string,
  reply: FormReply | undefined,
  { code, index, required }: Pick<Choosing["prompts"][number], "code" | "index" | "required">,
) {
  const id = `${form.id}-${name}`;
  const typed = (reply?.initialValue?.["valueAdd"] as Record<string, unknown[]> | undefined)?.[code]?.[index];
  return {
    id,
    name,
    formId: form.id,
    required,
    initialValue: typeof typed === "string" ? typed : undefined,
    errors: form.allErrors[name],
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
  };
}
