import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button } from "~/ui/button";
import { ConfiguratorFrame } from "~/features/configurators/line/frame.server";
import type { TextsData } from "./textfield.server";

type Data = Extract<TextsData, { state: "texts" }>;

/** The fields of the text-field configurator. */
export function TextsPage({ data, reply }: { data: Data; reply?: FormReply }) {
  const { owner, thing, rows, prices, issues, key } = data;
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "texts",
    lastResult: reply,
    defaultValue: {
      quantity: String(thing.quantity ?? 1),
      ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    },
  });
  const labels = {
    ...Object.fromEntries(rows.map(({ name, label }) => [name, label])),
    quantity: "Quantity",
  };
  const fieldOf = (name: string, error?: string) => {
    const field = fields[name]!;
    return reply || !error ? field : { ...field, errors: [error] };
  };
  const isNew = owner.type === "product";
  return (
    <ConfiguratorFrame
      owner={owner}
      thing={{ ...thing, quantity: isNew ? undefined : thing.quantity }}
      title="Configure your product"
      form={{
        form,
        idempotencyKey: key,
        enter: { name: "intent", value: "keep", words: isNew ? "Add to Cart" : "Done" },
      }}
      summary={<ErrorSummary form={form} labels={labels} className="mb-5" />}
      issues={issues}
      prices={prices}
      actions={
        <>
          <Button variant="job" wide name="intent" value="keep">
            {isNew ? "Add to Cart" : "Done"}
          </Button>
          <Button wide name="intent" value="overview">
            Overview
          </Button>
        </>
      }
    >
      <div className="card pad">
        <input type="hidden" name="sku" value={thing.code} />
        {rows.map(({ name, label, hint, required, error }) => (
          <TextField
            key={name}
            field={fieldOf(name, error)}
            label={label}
            hint={hint}
            optional={!required}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        {isNew ? (
          <TextField field={fields["quantity"]!} label="Quantity" inputMode="numeric" autoComplete="off" />
        ) : null}
      </div>
    </ConfiguratorFrame>
  );
}
