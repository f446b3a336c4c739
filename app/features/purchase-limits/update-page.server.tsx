import type { SerializeFrom } from "@remix-run/node";
import { limitPath } from "~/paths";
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
import type { limitPageView } from "./detail.server";
import { LABELS, PERIODS } from "./labels";

interface Props {
  limit: SerializeFrom<typeof limitPageView>;
  reply?: ManagedReply;
}

/** Changes a purchase limit, or disables it. */
export function UpdateLimitPage({ limit, reply }: Props) {
  const back = limitPath(limit.code);
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "limit",
    lastResult: reply,
    defaultValue: limit.values,
  });
  if (reply?.meanwhile) {
    return <ChangedMeanwhile labels={LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  return (
    <Panel title={`Change ${limit.title}`} closeTo={back} width={620} fullAt={768}>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form form={form} className="mt-4" idempotencyKey={limit.key}>
        <input type="hidden" name="section" value="update" />
        <input type="hidden" name="version" value={limit.values.version} />
        <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
        <TextField
          field={fields.threshold}
          label={`${LABELS.threshold}, ${limit.currency}`}
          hint={limit.mayBeAny ? "Empty allows any amount." : "For example 250 or 250.50."}
          optional={limit.mayBeAny}
          inputMode="decimal"
          autoComplete="off"
          className="short"
        />
        {limit.timespan ? (
          <SelectField field={fields.period} label={LABELS.period} options={PERIODS} />
        ) : null}
        <SelectField
          field={fields.active}
          label={LABELS.active}
          hint="A disabled one limits nobody. Orders that wait are not judged again."
          options={[
            { value: "yes", label: "Active" },
            { value: "no", label: "Disabled" },
          ]}
        />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save purchase limit
          </SubmitButton>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
