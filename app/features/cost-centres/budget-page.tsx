import type { SerializeFrom } from "@remix-run/node";
import { costCentrePath } from "~/paths";
import { ChangedMeanwhile } from "~/features/manage-organisation/changed-meanwhile";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import type { costCentreView } from "./detail.server";

const LABELS = {
  code: "Code",
  name: "Name",
  budget: "Amount inc. GST",
  startDate: "First day",
  endDate: "Last day",
  active: "Status",
  known: "Budget",
};

interface Props {
  centre: SerializeFrom<typeof costCentreView>;
  reply?: ManagedReply;
}

/** A new budget of a cost centre, or the change of one. */
export function BudgetPage({ centre, reply }: Props) {
  const { budget } = centre;
  const back = costCentrePath(centre.code);
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "budget",
    lastResult: reply,
    defaultValue: budget?.values,
  });
  if (reply?.meanwhile) {
    return <ChangedMeanwhile labels={LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  const title = budget ? `Change ${budget.name}` : `Add a budget of ${centre.name}`;
  return (
    <Panel title={title} closeTo={back} width={620} fullAt={768}>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form form={form} className="mt-4" idempotencyKey={centre.key}>
        <input type="hidden" name="section" value="budget" />
        {budget ? (
          <>
            <input type="hidden" name="known" value={budget.code} />
            <input type="hidden" name="version" value={budget.values.version} />
            <p className="mb-4">
              {budget.spent} is spent and {budget.held} held. The amount cannot be less.
            </p>
          </>
        ) : (
          <TextField
            field={fields.code}
            label={LABELS.code}
            hint="Letters, digits and hyphens. It cannot be changed later."
            autoComplete="off"
            className="short"
          />
        )}
        <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
        <TextField
          field={fields.budget}
          label={`${LABELS.budget}, ${centre.currency}`}
          hint="For example 9600 or 9600.50."
          inputMode="decimal"
          autoComplete="off"
          className="short"
        />
        <div className="g2">
          <TextField field={fields.startDate} label={LABELS.startDate} type="date" />
          <TextField field={fields.endDate} label={LABELS.endDate} type="date" />
        </div>
        {budget ? (
          <SelectField
            field={fields.active}
            label={LABELS.active}
            hint="A disabled budget limits no order."
            options={[
              { value: "yes", label: "Active" },
              { value: "no", label: "Disabled" },
            ]}
          />
        ) : null}
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save budget
          </SubmitButton>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
