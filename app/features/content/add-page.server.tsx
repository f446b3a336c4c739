import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { contentPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import type { addView } from "./add.server";

const LABELS = { type: "What it is", name: "Name" };

/** The form of a new component; its fields follow once it is there. */
export function AddContentPage({ data, reply }: { data: SerializeFrom<typeof addView>; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ type: string; name: string }>({ id: "add", lastResult: reply });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Content", to: contentPath },
        ]}
        current="Add a component"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Add a component"
          lead={
            data.slotId
              ? "It will stand at the end of the slot, as a draft of that. Customers see neither before you publish both."
              : "Customers don’t see it before you publish it and add it to a slot."
          }
        />
        <div className="max-w-[620px]">
          <ErrorSummary form={form} labels={LABELS} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={data.key}>
            <input type="hidden" name="slot" value={data.slotId} />
            <SelectField
              field={fields.type}
              label={LABELS.type}
              prompt="Choose a type"
              options={data.types}
            />
            <TextField
              field={fields.name}
              label={LABELS.name}
              hint="For staff. Customers don’t see it."
              autoComplete="off"
            />
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add it
              </SubmitButton>
              <ButtonLink to={data.back}>Cancel</ButtonLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
