/** Why somebody does not have what their role requires. */
export const STATES = {
  never: "Never issued",
  due: "Due to be replaced",
  expired: "Certificate expired",
} as const;

export type State = keyof typeof STATES;
