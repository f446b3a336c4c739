import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";
import { TextareaField } from "~/forms/textarea-field";
import type { PackPage } from "./types";

export const REASON = "Reason of replacement";
export const COMMENT = "Comment";

type RemarksProps = {
  pack: Pick<PackPage["pack"], "reasons" | "commentLength">;
  fields: { reasonOfReplacement: FieldState; additionalComments: FieldState };
};

/** Why an item is replaced, where the pack asks for it, and a comment; elsewhere the comment is folded. */
export function Remarks({ pack: { reasons, commentLength }, fields }: RemarksProps) {
  const { reasonOfReplacement: reason, additionalComments: comment } = fields;
  const note = (
    <TextareaField
      field={comment}
      label={COMMENT}
      hint={`For the people who pack your order. Up to ${commentLength} characters.`}
      optional
      rows={2}
    />
  );
  if (reasons.length > 0) {
    return (
      <fieldset className="card pad mt-5">
        <legend className="vh">Replacement</legend>
        <SelectField
          field={{ ...reason, required: true }}
          label={REASON}
          prompt="Choose a reason"
          options={reasons.map((value) => ({ value, label: value }))}
        />
        {note}
      </fieldset>
    );
  }
  return (
    <details className="mt-5" open={Boolean(comment.initialValue ?? comment.errors?.length)}>
      <summary>Add a note</summary>
      <div className="mt-3">{note}</div>
    </details>
  );
}
