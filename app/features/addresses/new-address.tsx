import { RadioGroup } from "~/forms/choice-fields";
import { TextField } from "~/forms/field";
import { SelectField } from "~/forms/select-field";
import { Form } from "~/forms/form";
import type { FieldState } from "~/forms/field-parts";
import { SubmitButton } from "~/forms/submit-button";
import { Icon } from "~/ui/icon";
import type { Suggested } from "./suggested";

export type NewAddressValues = {
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  town: string;
  region: string;
  postalCode: string;
  country: string;
  phone: string;
};

type PlaceName = Exclude<keyof NewAddressValues, "firstName" | "lastName">;

export const addressLabels = {
  firstName: "First name",
  lastName: "Last name",
  line1: "Address line 1",
  line2: "Address line 2",
  town: "Town or suburb",
  region: "State",
  postalCode: "Postcode",
  country: "Country",
  phone: "Phone",
};

const countries = [
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
];

const states = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"];

type Props = {
  form: { id: string };
  fields: Record<keyof NewAddressValues, FieldState>;
  open: boolean;
  idempotencyKey: string;
  suggested?: Suggested;
};

/** Collapsed while there are saved addresses to choose from. */
export function NewAddress({ form, fields, open, idempotencyKey, suggested }: Props) {
  return (
    <details className="fold" open={open}>
      <summary className="link">
        <Icon name="plus" /> Add another address
      </summary>
      <Form form={form} idempotencyKey={idempotencyKey} className="stack pt-4">
        <SuggestedAddress formId={form.id} suggested={suggested} />
        <AddressFields fields={fields} />
        <SubmitButton variant="solid" name="intent" value="new" busyLabel="Saving…">
          Save and deliver here
        </SubmitButton>
      </Form>
    </details>
  );
}

/** The suggestion dialog (spec 002 §2.2), in the form, so that it works without scripts. */
export const SuggestedAddress = ({ formId, suggested }: { formId: string; suggested?: Suggested }) =>
  suggested ? (
    <div role="alert">
      <RadioGroup {...suggested} field={{ ...suggested.field, formId }} />
    </div>
  ) : null;

/** The fields of an address, here, in the address book and of a card, where nobody is rung. */
export function AddressFields({ fields, noPhone }: Pick<Props, "fields"> & { noPhone?: boolean }) {
  const field = (name: keyof NewAddressValues) => ({ field: fields[name], label: addressLabels[name] });
  return (
    <>
      <div className="g2">
        <TextField {...field("firstName")} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <PlaceFields fields={fields} noPhone={noPhone} />
    </>
  );
}

/** Where an address is, without whose it is. */
export function PlaceFields({
  fields,
  noPhone,
}: {
  fields: Record<PlaceName, FieldState>;
  noPhone?: boolean;
}) {
  const field = (name: PlaceName) => ({ field: fields[name], label: addressLabels[name] });
  return (
    <>
      <TextField {...field("line1")} autoComplete="address-line1" />
      <TextField {...field("line2")} autoComplete="address-line2" />
      <div className="g2">
        <TextField {...field("town")} autoComplete="address-level2" />
        <SelectField
          {...field("region")}
          optional={false}
          hint="In Australia only."
          autoComplete="address-level1"
          prompt="Choose a state"
          options={states.map((state) => ({ value: state, label: state }))}
        />
      </div>
      <div className="g2">
        <TextField {...field("postalCode")} inputMode="numeric" autoComplete="postal-code" />
        <SelectField {...field("country")} autoComplete="country" options={countries} />
      </div>
      {noPhone ? null : <TextField {...field("phone")} type="tel" autoComplete="tel" />}
    </>
  );
}
