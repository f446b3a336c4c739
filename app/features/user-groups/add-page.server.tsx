import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { groupsPath } from "~/paths";
import { UnitField } from "~/features/manage-organisation/unit-field";
import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { LABELS } from "./labels";
import type { addGroupView } from "./list.server";

interface Props {
  data: SerializeFrom<typeof addGroupView>;
  reply?: FormReply;
}

/** A new user group of a unit. */
export function AddGroupPage({ data, reply }: Props) {
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "add-group",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "User groups", to: groupsPath }]}
        current="Add user group"
      />
      <div className="wrap pt-4">
        <PageHeading title="Add user group" />
        <div className="max-w-[620px]">
          <ErrorSummary form={form} labels={{ ...LABELS, unitUid: useUnitWord() }} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={data.key}>
            <TextField
              field={fields.uid}
              label={LABELS.uid}
              hint="Letters, digits and hyphens. It cannot be changed later."
              autoComplete="off"
              className="short"
            />
            <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
            <UnitField field={fields.unitUid} units={data.units} hint="Whose administrators look after it." />
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add user group
              </SubmitButton>
              <ActionLink to={groupsPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
