import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { costCentresPath } from "~/paths";
import { UnitField } from "~/features/manage-organisation/unit-field";
import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { DayFields } from "~/forms/day-fields";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { addCostCentreView } from "./add.server";
import { LABELS } from "./labels";

interface Props {
  data: SerializeFrom<typeof addCostCentreView>;
  reply?: FormReply;
}

/** A new cost centre of a unit. */
export function AddCostCentrePage({ data, reply }: Props) {
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "add-cost-centre",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "Cost centres", to: costCentresPath }]}
        current="Add cost centre"
      />
      <div className="wrap pt-4">
        <PageHeading title="Add cost centre" />
        <div className="max-w-[620px]">
          <ErrorSummary form={form} labels={{ ...LABELS, unitUid: useUnitWord() }} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={data.key}>
            <TextField
              field={fields.code}
              label={LABELS.code}
              hint="As your books have it: letters, digits and hyphens. It cannot be changed later."
              autoComplete="off"
              className="short"
            />
            <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
            <UnitField
              field={fields.unitUid}
              units={data.units}
              hint="This unit and everything below it can charge the cost centre."
            />
            <DayFields from={fields.activeFrom} until={fields.activeUntil} />
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add cost centre
              </SubmitButton>
              <ActionLink to={costCentresPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
