import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { dashboardPath } from "~/paths";
import type { DelegateFormData } from "./delegate.server";

const labels = { customerId: "Who decides for you", startDate: "From", endDate: "To" };

interface Props {
  data: DelegateFormData;
  lastResult?: FormReply | null;
}

/** Where an approver who is away gives their approvals to somebody else, and ends that. */
export function DelegatePage({ data, lastResult }: Props) {
  const [form, fields] = useServerForm<typeof labels>({ id: "delegate", lastResult });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage approvals", to: dashboardPath },
        ]}
        current="Give your approvals"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Give your approvals to somebody"
          lead="They decide about your orders that wait from the first day to the last. You can still decide too. Both names are written down."
        />
        <ErrorSummary form={form} labels={labels} className="mb-5" />
        <div className="stack">
          <section className="card pad" aria-labelledby="give">
            <h2 id="give" className="mb-3">
              For some days
            </h2>
            <Form form={form} idempotencyKey={data.key}>
              <SelectField
                field={fields.customerId}
                label={labels.customerId}
                options={data.options}
                prompt="Choose somebody"
                hint="People of your organisation who may approve orders."
              />
              <TextField field={fields.startDate} label={labels.startDate} type="date" />
              <TextField field={fields.endDate} label={labels.endDate} type="date" />
              <p className="mt-4">
                <SubmitButton variant="job" name="intent" value="delegate" busyLabel="Saving…">
                  GIVE MY APPROVALS
                </SubmitButton>
              </p>
            </Form>
          </section>
          <Running title="You gave" rows={data.given} words={(name) => `${name} decides for you`} />
          <Running title="You decide for" rows={data.received} words={(name) => `You decide for ${name}`} />
        </div>
      </div>
    </>
  );
}

/** What has not ended, each with a button that ends it. */
function Running(props: { title: string; rows: DelegateFormData["given"]; words: (name: string) => string }) {
  const { title, rows, words } = props;
  if (rows.length === 0) return null;
  return (
    <section className="card pad" aria-label={title}>
      <h2 className="mb-2">{title}</h2>
      <ul className="rows">
        {rows.map(({ id, name, days, active }) => (
          <li key={id} className="row between">
            <span>
              <b>{words(name)}</b>{" "}
              <span className="mut">
                {days}
                {active ? "" : ", not yet"}
              </span>
            </span>
            <PostForm>
              <input type="hidden" name="id" value={id} />
              <Button size="small" name="intent" value="end" aria-label={`End: ${words(name)}, ${days}`}>
                End this
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
