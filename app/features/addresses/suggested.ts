import type { FieldState } from "~/forms/field-parts";
import type { FormReply } from "~/forms/reply";

/** The choice between an address as it was typed and as it was probably meant. */
export interface Suggested {
  field: Omit<FieldState, "formId">;
  label: string;
  /** Why it is asked. */
  hint: string;
  look: "card";
  options: { value: string; label: string; detail?: string }[];
}

/** The reply of a form whose address the API would write otherwise. */
export type AddressReply = FormReply & { suggested?: Suggested };
