import { useActionData } from "@remix-run/react";
import { firstChoice } from "~/features/product/choice";
import { ChoiceFields } from "~/features/product/choice-fields";
import { PPE_REASON } from "~/features/product/standard-note";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { HiddenField, TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useUnsaved } from "~/forms/unsaved";
import { type ServerForm, useServerForm } from "~/forms/use-server-form";
import { Choice } from "~/ui/choice-card";
import { ActionLink } from "~/ui/link-button";
import { packPath } from "~/paths";
import { COMMENT, REASON, Remarks } from "./remarks";
import type { PackPage, StepData } from "./types";

interface Values {
  setId: string;
  colour: string;
  fit: string;
  quantity: string;
  valueAdd: Record<string, string[]>;
  reasonOfReplacement: string;
  additionalComments: string;
  ppeReason: string;
}

type Choosing = NonNullable<StepData["choosing"]>;

/** Colour, size, leg, quantity and value-adds of one product, in one native form. */
export function ItemForm({ page, step, choosing }: { page: PackPage; step: StepData; choosing: Choosing }) {
  const reply = useActionData<FormReply>();
  const { choice, ticks, prompts } = choosing;
  const { changing } = choosing;
  const untouched = { setId: choosing.setId, quantity: "1", ...changing };
  const [form, fields] = useServerForm<Values>({
    id: `${changing ? "change" : "choose"}-${choice.code}`,
    lastResult: reply,
    defaultValue: untouched,
  });
  useUnsaved(
    form.id,
    firstValues(choosing),
    changing
      ? `Your change to ${choice.name} is not saved yet.`
      : `You have not added ${choice.name} to your bundle yet.`,
  );
  const labels: Record<string, string> = {
    colour: "Colour",
    fit: "Size",
    quantity: "Quantity",
    reasonOfReplacement: REASON,
    additionalComments: COMMENT,
    ppeReason: PPE_REASON,
    ...Object.fromEntries(prompts.map(({ name, label }) => [name, label])),
  };
  return (
    <section aria-labelledby="choosing">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form
        form={form}
        idempotencyKey={step.key}
        enter={{ name: "intent", value: "add", words: changing ? "Save change" : "Add to bundle" }}
      >
        <HiddenField field={fields.setId} />
        <ChoiceFields form={form} fields={fields} choice={choice} headingId="choosing" />
        {ticks.length + prompts.length > 0 ? (
          <fieldset className="card pad mt-5">
            <legend className="vh">Additions</legend>
            {ticks.map((tick) => (
              <Choice
                key={tick.name}
                type="checkbox"
                value="on"
                defaultChecked={additionIn(reply?.initialValue ?? untouched, tick) === "on"}
                name={tick.name}
                title={tick.title}
                detail={tick.detail}
              />
            ))}
            {prompts.map(({ name, ...prompt }) => (
              <TextField
                key={name}
                field={promptField(form, name, reply?.initialValue ?? untouched, prompt)}
                label={prompt.label}
                hint={prompt.hint}
                optional={!prompt.required}
                inputMode={prompt.numeric ? "numeric" : undefined}
              />
            ))}
          </fieldset>
        ) : null}
        <Remarks pack={page.pack} fields={fields} />
        <div className="row bar flex-nowrap mt-5">
          {choice.unmet?.guard === "refuse" ? null : (
            <SubmitButton
              variant="job"
              name="intent"
              value="add"
              busyLabel={changing ? "SAVING…" : "ADDING…"}
            >
              {changing ? "SAVE CHANGE" : "ADD TO BUNDLE"}
            </SubmitButton>
          )}
          <ActionLink to={packPath({ packId: page.pack.packId, step: page.number, isolated: page.isolated })}>
            {changing ? "Keep it as it is" : `Back to ${page.pack.bundles[page.number - 1]?.name}`}
          </ActionLink>
        </div>
      </Form>
    </section>
  );
}

/** The text of a value-add's prompt, or "on" of a tick, in the values of the form. */
function additionIn(values: Record<string, unknown>, { code, index }: { code: string; index: number }) {
  const typed = (values["valueAdd"] as Record<string, unknown[]> | undefined)?.[code]?.[index];
  return typeof typed === "string" ? typed : undefined;
}

/** The values of the fields before anybody changes them, by the names of the fields. */
function firstValues({ setId, choice, changing, ticks, prompts }: Choosing) {
  if (!changing) return { setId, quantity: "1", ...firstChoice(choice, {}) };
  const { valueAdd: _, ...first } = changing;
  const additions = [...ticks, ...prompts].map((field) => [field.name, additionIn(changing, field)] as const);
  return { setId, ...first, ...Object.fromEntries(additions) };
}

/** The field of a prompt. Its name contains the code of the value-add, so the form type cannot list it. */
function promptField(
  form: ServerForm,
  name: string,
  values: Record<string, unknown>,
  prompt: Pick<Choosing["prompts"][number], "code" | "index" | "required">,
) {
  const id = `${form.id}-${name}`;
  return {
    id,
    name,
    formId: form.id,
    required: prompt.required,
    initialValue: additionIn(values, prompt),
    errors: form.allErrors[name],
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
  };
}
