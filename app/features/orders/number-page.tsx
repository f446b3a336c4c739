import type { SerializeFrom } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { KnownNumbers, knownNumbers } from "~/features/purchase-orders/known-numbers";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { loadNumber } from "./number.server";

const label = "Purchase order number";

/** Adds, changes or deletes the purchase order number of a placed order; each is a form of its own. */
export function NumberPage({ data }: { data: SerializeFrom<typeof loadNumber> }) {
  const { code, back, number, mandatory, register, key } = data;
  const reply = useActionData<FormReply>();
  const [form, fields] = useServerForm<{ purchaseOrderNumber: string }>({
    id: "order-number",
    lastResult: reply,
    defaultValue: { purchaseOrderNumber: number },
  });
  return (
    <Panel title={`${label} of order ${code}`} closeTo={back} width={531} fullAt={768}>
      <ErrorSummary form={form} labels={{ purchaseOrderNumber: label }} className="mt-4" />
      <Form form={form} idempotencyKey={key} className="mt-4">
        <TextField
          field={fields.purchaseOrderNumber}
          label={label}
          hint="Up to 17 letters and numbers."
          autoComplete="off"
          list={register.length > 0 ? knownNumbers : undefined}
        />
        <KnownNumbers orders={register} />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            {number ? "Save change" : "Add number"}
          </SubmitButton>
          <ButtonLink to={back}>{number ? "Keep it as it is" : "Not now"}</ButtonLink>
        </div>
      </Form>
      {number && !mandatory ? (
        <PostForm className="mt-5">
          <input type="hidden" name={idempotencyField} value={`${key}-delete`} />
          <Button variant="danger" name="intent" value="delete">
            Delete {number}
          </Button>
        </PostForm>
      ) : null}
    </Panel>
  );
}
