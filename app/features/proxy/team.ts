/** A code as a part of the name of a field, which may have letters, digits, - and _. */
const part = (code: string) => code.replaceAll(/[^\w-]/g, "_");
const fieldOf = (kind: string) => (customerId: string, garment: string) =>
  `${kind}.p-${part(customerId)}.g-${part(garment)}`;

/** The names of the fields of a person's garment. */
export const countName = fieldOf("n");
export const sizeName = fieldOf("s");
/** What is wrong with a person's order as a whole. */
export const rowName = (customerId: string) => `row.p-${part(customerId)}`;
/** Whether the field of a name is this person's. */
export const isOf = (customerId: string, name: string): boolean =>
  name.split(".")[1] === `p-${part(customerId)}`;
export const FILL = "fill";

/** The name under which the page is kept. */
export const DRAFT_NAME = "draftName";

/** An order that was placed. */
export interface Placed {
  code: string;
  name: string;
  waits: boolean;
}

/** The form as it was sent, what is wrong by the name of its field, and what was placed all the same. */
export interface TeamReply {
  typed: Record<string, string>;
  errors: Record<string, string>;
  placed: Placed[];
}
