import { useWholesale } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";

const labels = { preferredName: "Preferred name" };

/** The only profile field that wearers can change themselves. */
export function ProfileForm(props: {
  lastResult?: FormReply | null;
  constraint: FormConstraint;
  preferredName: string;
}) {
  const { preferredName, ...rest } = props;
  // The wholesale site greets people by their first name (spec 000 §1).
  const hint = useWholesale()
    ? "The name you want us to use."
    : "The name we greet you by. Leave empty to use your first name.";
  const [form, fields] = useServerForm<{ preferredName: string }>({
    id: "profile",
    ...rest,
    defaultValue: { preferredName },
  });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} className="card pad">
        <TextField
          field={fields.preferredName}
          label={labels.preferredName}
          hint={hint}
          autoComplete="nickname"
        />
        <p className="mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}
