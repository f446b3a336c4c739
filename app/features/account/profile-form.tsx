import { useWholesale } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SelectField, type SelectOption } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";

const labels = {
  titleCode: "Title",
  firstName: "First name",
  lastName: "Last name",
  preferredName: "Preferred name",
};

export type ProfileValues = Record<keyof typeof labels, string>;

/** What people change of their own profile. */
export function ProfileForm(props: {
  lastResult?: FormReply | null;
  constraint: FormConstraint;
  values: ProfileValues;
  titles: readonly SelectOption[];
}) {
  const { values, titles, ...rest } = props;
  // The wholesale site greets people by their first name (spec 000 §1).
  const hint = useWholesale()
    ? "The name you want us to use."
    : "The name we greet you by. Leave empty to use your first name.";
  const [form, fields] = useServerForm<ProfileValues>({ id: "profile", ...rest, defaultValue: values });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} className="card pad">
        <SelectField
          field={fields.titleCode}
          label={labels.titleCode}
          prompt="Choose a title"
          options={titles}
          autoComplete="honorific-prefix"
        />
        <TextField field={fields.firstName} label={labels.firstName} autoComplete="given-name" />
        <TextField field={fields.lastName} label={labels.lastName} autoComplete="family-name" />
        <TextField
          field={fields.preferredName}
          label={labels.preferredName}
          hint={hint}
          optional
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
