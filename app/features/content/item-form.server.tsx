import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Accordion } from "~/ui/accordion";
import { Box } from "~/ui/box";
import { Notice } from "~/ui/notice";
import type { ItemView } from "./item.server";

type FieldView = SerializeFrom<ItemView>["fields"][number];

interface Props {
  item: SerializeFrom<ItemView>;
  reply?: FormReply;
}

/** The fields of a component or page, as its type declares them. */
export function ItemForm({ item, reply }: Props) {
  const { fields, version, key, kind, id } = item;
  const [form, controls] = useServerForm<Record<string, string>>({
    id: "content",
    lastResult: reply,
    defaultValue: Object.fromEntries(fields.map(({ control, value }) => [control, value])),
    constraint: Object.fromEntries(fields.map(({ control, required }) => [control, { required }])),
  });
  const audience = fields.filter(({ name }) => name.startsWith("shownTo."));
  const own = fields.filter((field) => !audience.includes(field));
  const control = (field: FieldView) => (
    <ContentField key={`${kind} ${id} ${field.name}`} of={field} field={controls[field.control]!} />
  );
  return (
    <>
      <div>
        <ErrorSummary
          form={form}
          labels={Object.fromEntries(fields.map((field) => [field.control, field.label]))}
          className="mb-5"
        />
        {/* Only a change of somebody else is an error of the whole form. */}
        {reply?.error?.[""] ? <Meanwhile fields={fields} typed={reply.initialValue ?? {}} /> : null}
        <Form form={form} className="card pad" idempotencyKey={key}>
          <input type="hidden" name="version" value={version} />
          <div className="stack">{own.map(control)}</div>
          {audience.length > 0 ? (
            <Audience
              isOpen={audience.some(({ value, control: name }) => value !== "" || controls[name]?.errors)}
            >
              {audience.map(control)}
            </Audience>
          ) : null}
          <div className="row mt-5">
            <SubmitButton variant="solid" name="intent" value="save" busyLabel="Saving…">
              Save draft
            </SubmitButton>
            <SubmitButton name="intent" value="preview">
              Save and preview
            </SubmitButton>
          </div>
        </Form>
      </div>
      {fields.map((field) =>
        field.looks === undefined ? null : <Looks key={field.name} label={field.label} of={field} />,
      )}
    </>
  );
}

/** Most components are for everybody. */
const Audience = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <div className="mt-5">
    <Accordion summary={isOpen ? "Who sees it" : "Who sees it: everybody"} open={isOpen}>
      <div className="stack">{children}</div>
    </Accordion>
  </div>
);

function ContentField({ of, field }: { of: FieldView; field: FieldState }) {
  const { label, kind } = of;
  const hint = of.hint ? <span className="wrap-anywhere">{of.hint}</span> : undefined;
  const common = { field, label, hint, optional: !of.required };
  switch (kind) {
    case "choice":
      return <SelectField {...common} options={of.options ?? []} prompt={of.required ? undefined : "None"} />;
    case "flag":
      return <CheckboxField {...common} optional={false} value="true" />;
    case "html":
    case "json":
      return <TextareaField {...common} rows={10} spellCheck={kind === "html"} />;
    case "text":
      return <TextareaField {...common} rows={3} />;
    default:
      return (
        <TextField
          {...common}
          inputMode={kind === "number" ? "numeric" : undefined}
          spellCheck={kind === "line"}
          autoComplete="off"
        />
      );
  }
}

/** What somebody else saved while this was typed. What was typed stays in the form. */
function Meanwhile({ fields, typed }: { fields: FieldView[]; typed: Record<string, unknown> }) {
  const differ = fields.filter(({ control, value }) => String(typed[control] ?? "") !== value);
  return (
    <Notice kind="warn" className="mb-5">
      <p>
        <b>What is saved now.</b> What you typed stands below. Saving it replaces this:
      </p>
      <ul>
        {differ.map(({ name, label, value }) => (
          <li key={name} className="wrap-anywhere">
            {label}: {value || "nothing"}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** HTML as the shop shows it, and what it leaves out. */
const Looks = ({ label, of: { name, looks = "", leftOut } }: { label: string; of: FieldView }) => (
  <Box id={`looks-${name}`} title={`${label} as the shop shows it`}>
    {leftOut.length > 0 ? (
      <Notice kind="warn" className="mb-4">
        <span className="wrap-anywhere">The shop leaves out {leftOut.join(", ")}.</span>
      </Notice>
    ) : null}
    {looks === "" ? (
      <p className="mut">Nothing yet.</p>
    ) : (
      <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: looks }} />
    )}
  </Box>
);
