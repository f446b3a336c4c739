import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import type { ReplenishmentView } from "./detail.server";
import { replenishmentPath } from "~/paths";

/** Asks before no more orders are placed. */
export function CancelPage({ data: { code, next, frequency, key } }: { data: ReplenishmentView }) {
  const back = replenishmentPath(code);
  return (
    <Panel title={`Cancel replenishment order ${code}?`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {frequency}, next on {next}. No more orders are placed. Orders that were placed stay. This cannot be
        undone.
      </p>
      <Form form={{ id: "cancel" }} className="row mt-5" idempotencyKey={key}>
        <SubmitButton variant="danger" name="intent" value="cancel" busyLabel="Cancelling…">
          Cancel replenishment order
        </SubmitButton>
        <ButtonLink to={back}>Keep it</ButtonLink>
      </Form>
    </Panel>
  );
}
