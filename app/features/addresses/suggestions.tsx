import { RadioGroup } from "~/forms/choice-fields";
import { SubmitButton } from "~/forms/submit-button";
import type { FormReply } from "~/forms/reply";

/** The choice between an address as it was typed and as it was probably meant; the server reads it (suggested.server.ts). */
export const AS = "as";
export const AS_TYPED = "typed";

/** The reply of a form whose address the API would write otherwise. */
export type AddressReply = FormReply & { suggested?: Suggested };

export interface Suggested {
  /** As they would be written, the likeliest first. */
  texts: string[];
  typed: string;
  /** The town and the postcode do not belong together. */
  apart: boolean;
}

/**
 * The suggestion dialog (spec 002 §2.2), in the form, so that it works without scripts.
 * @param press what the form's own button sends.
 */
export function Suggestions(props: {
  formId: string;
  suggested: Suggested;
  press?: { name: string; value: string };
}) {
  const { formId, suggested, press } = props;
  const { texts, typed, apart } = suggested;
  const id = `${formId}-${AS}`;
  const field = { id, name: AS, formId, errorId: `${id}-error`, descriptionId: `${id}-hint` };
  return (
    <div role="alert" className="card pad">
      <h2>Which address is right?</h2>
      <p className="mt-2">
        {apart
          ? "The town and the postcode do not belong together, as far as we know."
          : "We would write it a little differently."}
      </p>
      <RadioGroup
        field={{ ...field, initialValue: texts[0] }}
        label="Address to save"
        labelHidden
        look="card"
        options={[
          ...texts.map((text) => ({ value: text, label: text })),
          { value: AS_TYPED, label: typed, detail: "As you typed it" },
        ]}
      />
      <p className="mt-3">
        <SubmitButton {...press} variant="solid" size="small" busyLabel="Saving…">
          Save this address
        </SubmitButton>
      </p>
    </div>
  );
}
