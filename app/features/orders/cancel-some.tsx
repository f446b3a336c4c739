import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";

interface Choice {
  name: string;
  label: string;
  most?: number;
  items: string[];
}

/** A form to cancel some items of an order: a quantity for each line, a tick for lines that go together. */
export function CancelSome(props: {
  choices: readonly Choice[];
  idempotencyKey: string;
  lastResult?: FormReply | null;
}) {
  const { choices, idempotencyKey, lastResult } = props;
  const [form, fields] = useServerForm<Record<string, string>>({ id: "cancel", lastResult });
  const labels = Object.fromEntries(choices.map(({ name, label }) => [name, label]));
  return (
    <section className="mt-6" aria-labelledby="some">
      <h2 id="some">Only some items</h2>
      <ErrorSummary form={form} labels={labels} className="mt-3" />
      <p className="mt-2">We calculate freight and GST again for the rest.</p>
      <Form form={form} idempotencyKey={idempotencyKey} className="mt-3">
        <input type="hidden" name="intent" value="some" />
        {choices.map(({ name, label, most, items }) => {
          const field = fields[name]!;
          return most === undefined ? (
            <CheckboxField
              key={name}
              field={field}
              label={label}
              hint={`${items.join("; ")}. Only together.`}
            />
          ) : (
            <TextField
              key={name}
              field={field}
              label={label}
              hint={`Pieces to cancel, of ${most}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
            />
          );
        })}
        <p className="mt-4">
          <SubmitButton busyLabel="Cancelling…">Cancel these items</SubmitButton>
        </p>
      </Form>
    </section>
  );
}
