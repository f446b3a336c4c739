import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { limitsPath } from "~/paths";
import { UnitField } from "~/features/manage-organisation/unit-field";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { LABELS, PERIODS } from "./labels";
import type { addLimitView } from "./list.server";

interface Props {
  data: SerializeFrom<typeof addLimitView>;
  reply?: FormReply;
}

/** A new purchase limit of a unit. */
export function AddLimitPage({ data, reply }: Props) {
  const unitWord = useUnitWord();
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "add-limit",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "Purchase limits", to: limitsPath }]}
        current="Add purchase limit"
      />
      <div className="wrap pt-4">
        <PageHeading title="Add purchase limit" />
        <div className="max-w-[620px]">
          <ErrorSummary form={form} labels={{ ...LABELS, unitUid: unitWord }} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={data.key}>
            <TextField
              field={fields.code}
              label={LABELS.code}
              hint="Letters, digits and hyphens. It cannot be changed later."
              autoComplete="off"
              className="short"
            />
            <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
            <SelectField
              field={fields.type}
              label={LABELS.type}
              hint="To go over a budget a person needs a limit of the third kind."
              options={data.types}
            />
            <TextField
              field={fields.threshold}
              label={LABELS.threshold}
              hint="For example 250 or 250.50. Empty allows any amount over a budget."
              inputMode="decimal"
              autoComplete="off"
              className="short"
            />
            <SelectField
              field={fields.period}
              label={LABELS.period}
              hint="For orders of a period, in your organisation’s time zone."
              options={PERIODS}
            />
            <UnitField field={fields.unitUid} units={data.units} hint="Whose administrators look after it." />
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add purchase limit
              </SubmitButton>
              <ActionLink to={limitsPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
