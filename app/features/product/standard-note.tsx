import type { FieldState } from "~/forms/field-parts";
import { TextareaField } from "~/forms/textarea-field";
import { Notice } from "~/ui/notice";
import type { Unmet } from "./choice";

export const PPE_REASON = "Reason for this item";

/** What an item does not meet of what the role requires, before it is added, and the reason where one is asked for. */
export function StandardNote({ unmet: { guard, message }, field }: { unmet: Unmet; field: FieldState }) {
  return (
    <div className="mt-6">
      <Notice kind="warn">
        {message} {guard === "refuse" ? "You cannot order it." : null}
      </Notice>
      {guard === "reason" ? (
        <div className="mt-3">
          <TextareaField
            field={{ ...field, required: true }}
            label={PPE_REASON}
            hint="Your approver and the order show it. Up to 255 characters."
            rows={2}
          />
        </div>
      ) : null}
    </div>
  );
}
