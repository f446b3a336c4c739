import { AddressFields, addressLabels, type NewAddressValues } from "~/features/addresses/new-address";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { addressesPath } from "~/paths";

/** The reply of a form whose address the API would write otherwise. */
export type AddressReply = FormReply & { suggested?: string };

/** Enter asks again about what is typed now; it accepts nothing. */
export const ENTER = { name: "as", value: "asked", words: "Save address" };

/** One address, to be added or changed. */
export function AddressForm(props: {
  title: string;
  values: Partial<NewAddressValues>;
  constraint: FormConstraint;
  isDefault?: boolean;
  idempotencyKey: string;
  reply?: AddressReply;
}) {
  const { title, values, constraint, isDefault = false, idempotencyKey, reply } = props;
  const [form, fields] = useServerForm<NewAddressValues & { defaultAddress: string }>({
    id: "address",
    lastResult: reply,
    defaultValue: values,
    constraint,
  });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Delivery and shipping", to: addressesPath },
        ]}
        current={title}
      />
      <div className="wrap pt-2">
        <PageHeading title={title} />
        <div className="max-w-[720px]">
          <ErrorSummary form={form} labels={addressLabels} className="mb-5" />
          <Form form={form} idempotencyKey={idempotencyKey} enter={ENTER} className="card pad stack">
            {reply?.suggested ? <Suggestion text={reply.suggested} /> : null}
            <AddressFields fields={fields} />
            {isDefault ? null : (
              <CheckboxField field={fields.defaultAddress} label="Make it my default address" />
            )}
            <div className="row">
              <SubmitButton variant="solid" busyLabel="Saving…">
                Save address
              </SubmitButton>
              <ActionLink to={addressesPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}

/** The suggestion dialog (spec 002 §2.2), in the form, so that it works without scripts. */
export function Suggestion({ text }: { text: string }) {
  return (
    <div role="alert" className="card pad">
      <h2>Which address is right?</h2>
      <p className="mt-2">
        We would write it as <b className="wrap-anywhere">{text}</b>.
      </p>
      <div className="row mt-3">
        <Button size="small" name="as" value="suggested">
          Use this
        </Button>
        <Button size="small" name="as" value="typed">
          Save what I typed
        </Button>
      </div>
    </div>
  );
}
