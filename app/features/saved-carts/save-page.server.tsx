import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import type { saveFormView } from "./list.server";
import { LABELS, NamingFields } from "./naming-fields.server";
import { saveCartPath } from "~/paths";

interface Props {
  data: SerializeFrom<typeof saveFormView>;
  reply?: FormReply;
}

/** Saves the cart under a name; then a new one can be filled. */
export function SaveCartPage({ data, reply }: Props) {
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "save-cart",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <Panel title="Save your cart" closeTo="/cart" width={620} fullAt={768}>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <p className="mt-4">
        {counted(data.lines, "line")} {data.lines === 1 ? "leaves" : "leave"} your cart and can be restored at
        any time, at the prices of that day. Nothing is reserved.
        {data.hasPacks ? " Packs stay in your cart." : null}
      </p>
      <Form form={form} className="mt-4" idempotencyKey={data.key} action={saveCartPath}>
        <input type="hidden" name="cart" value={data.code} />
        <NamingFields fields={fields} most={data.most} />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save cart
          </SubmitButton>
          <ButtonLink to="/cart">Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
