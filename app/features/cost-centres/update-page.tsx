import type { SerializeFrom } from "@remix-run/node";
import { costCentrePath } from "~/paths";
import { ChangedMeanwhile } from "~/features/manage-organisation/changed-meanwhile";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import { ErrorSummary } from "~/forms/error-summary";
import { DayFields } from "~/forms/day-fields";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/panel";
import type { centreView } from "./detail.server";
import { LABELS } from "./labels";

interface Props {
  centre: SerializeFrom<typeof centreView>;
  reply?: ManagedReply;
}

/** Changes the name and the days of a cost centre. */
export function UpdateCostCentrePage({ centre, reply }: Props) {
  const back = costCentrePath(centre.code);
  if (reply?.meanwhile) {
    return <ChangedMeanwhile labels={LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  return (
    <Panel title={`Change ${centre.title}`} closeTo={back} width={620} fullAt={768}>
      {centre.active ? (
        <NameForm centre={centre} reply={reply} />
      ) : (
        <Notice className="mt-4 mb-4">{centre.title} is disabled. Enable it, then change it.</Notice>
      )}
    </Panel>
  );
}

function NameForm({ centre, reply }: Props) {
  const [form, fields] = useServerForm<{
    name: string;
    version: string;
    activeFrom: string;
    activeUntil: string;
  }>({
    id: "cost-centre",
    lastResult: reply,
    defaultValue: centre.values,
  });
  return (
    <>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form form={form} className="mt-4" idempotencyKey={centre.key}>
        <input type="hidden" name="section" value="update" />
        <input type="hidden" name="version" value={centre.version} />
        <TextField
          field={fields.name}
          label={LABELS.name}
          hint="Orders that were placed keep the name that they have."
          autoComplete="off"
        />
        <DayFields from={fields.activeFrom} until={fields.activeUntil} />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save
          </SubmitButton>
          <ButtonLink to={costCentrePath(centre.code)}>Cancel</ButtonLink>
        </div>
      </Form>
    </>
  );
}
