import { FieldError } from "~/ui/field-error";

type QuickReasonProps = { id: string; reasons: readonly string[]; value?: string; error?: string };

/** On a card of a pack that asks why things are replaced: the list of reasons. */
export function QuickReason({ id, reasons, value = "", error }: QuickReasonProps) {
  if (reasons.length === 0) return null;
  return (
    <div className="field">
      <label htmlFor={id}>Reason of replacement</label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <select
        id={id}
        name="reasonOfReplacement"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">Choose a reason</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </select>
    </div>
  );
}
