import {
  AddressFields,
  addressLabels,
  type NewAddressValues,
  SuggestedAddress,
} from "~/features/addresses/new-address";
import type { AddressReply } from "~/features/addresses/suggested";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormConstraint } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { addressesPath } from "~/paths";

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
          <Form form={form} idempotencyKey={idempotencyKey} className="card pad stack">
            <SuggestedAddress formId={form.id} suggested={reply?.suggested} />
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
