import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { RadioGroup } from "~/forms/choice-fields";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink } from "~/ui/link-button";
import type { addressView } from "./address.server";
import { CheckoutFrame } from "./checkout-frame";
import { addressLabels, NewAddress, type NewAddressValues } from "~/features/addresses/new-address";
import type { AddressReply } from "~/features/addresses/suggested";

type Data = SerializeFrom<typeof addressView>;

/** Step 2, titled "Check your details" (spec 001 §2): a saved address, or another one. */
export function AddressPage({ data, reply }: { data: Data; reply?: AddressReply }) {
  const { cart, addresses, chosen, person, country, constraint, newKey } = data;
  const isNew = reply?.initialValue?.["intent"] === "new";
  const [form, fields] = useServerForm<{ addressId: string }>({
    id: "address",
    lastResult: isNew ? undefined : reply,
    defaultValue: { addressId: chosen },
  });
  const [newForm, newFields] = useServerForm<NewAddressValues>({
    id: "new-address",
    lastResult: isNew ? reply : undefined,
    defaultValue: { ...person, country },
    constraint,
  });
  const back = <ActionLink to="/checkout/review-order">Back to review</ActionLink>;
  return (
    <CheckoutFrame
      step="delivery-address"
      title="Check your details"
      cart={cart}
      summary={
        isNew ? (
          <ErrorSummary form={newForm} labels={addressLabels} className="mb-5" />
        ) : (
          <ErrorSummary form={form} labels={{ addressId: "Delivery address" }} className="mb-5" />
        )
      }
    >
      <section className="card pad stack">
        <h2>Where should we send it?</h2>
        {addresses.length > 0 ? (
          <Form form={form} className="stack">
            <RadioGroup
              field={fields.addressId}
              label="Delivery address"
              labelHidden
              look="card"
              options={addresses.map(({ id, name, text }) => ({ value: id, label: name, detail: text }))}
            />
            <div className="row">
              <SubmitButton variant="job" busyLabel="SAVING…">
                CONTINUE TO DELIVERY
              </SubmitButton>
              {back}
            </div>
          </Form>
        ) : (
          <p className="mut">You have no saved addresses yet. Add one.</p>
        )}
        <NewAddress
          form={newForm}
          fields={newFields}
          open={isNew || addresses.length === 0}
          idempotencyKey={newKey}
          suggested={reply?.suggested}
        />
      </section>
      {addresses.length > 0 ? null : back}
    </CheckoutFrame>
  );
}
