import { LapseNotice } from "~/features/orders/lapse-notice";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { approvalPath } from "~/paths";
import { DeclineFields, declineLabels } from "./decline-fields";

interface Props {
  data: {
    code: string;
    first: string;
    lapses: string[];
    reasons: { value: string; label: string }[];
    key: string;
  };
  lastResult?: FormReply | null;
}

/** Asks why an order is declined. */
export function DeclinePage({ data: { code, first, lapses, reasons, key }, lastResult }: Props) {
  const [form, fields] = useServerForm<typeof declineLabels>({ id: "decline", lastResult });
  const back = approvalPath(code);
  return (
    <Panel title={`Decline order ${code}`} closeTo={back} width={531} fullAt={768}>
      <ErrorSummary form={form} labels={declineLabels} className="mt-4" />
      <p className="mt-4 mb-4">
        {first} gets the reason and your words by email. Nothing is charged
        {lapses.length > 0 ? "." : ", and everything that the order took goes back."}
      </p>
      <LapseNotice words={lapses}>
        {first} can choose it again only if an administrator adds to the pack.
      </LapseNotice>
      <Form form={form} idempotencyKey={key}>
        <DeclineFields fields={fields} reasons={reasons} />
        <div className="row mt-5">
          <SubmitButton variant="danger" busyLabel="Declining…">
            Decline order
          </SubmitButton>
          <ButtonLink to={back}>Keep it pending</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
