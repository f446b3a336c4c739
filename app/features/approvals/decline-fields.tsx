import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";
import { TextareaField } from "~/forms/textarea-field";
import { COMMENT_HINT } from "./comment";

export const declineLabels = { reasonCode: "Reason", comment: "Comment" };

interface Props {
  fields: Record<keyof typeof declineLabels, FieldState>;
  reasons: { value: string; label: string }[];
}

/** Why an order is declined: a reason of the list, and the approver's own words. */
export function DeclineFields({ fields, reasons }: Props) {
  return (
    <>
      <SelectField
        field={fields.reasonCode}
        label={declineLabels.reasonCode}
        options={reasons}
        prompt="Choose a reason"
      />
      <TextareaField field={fields.comment} label={declineLabels.comment} hint={COMMENT_HINT} />
    </>
  );
}
