/** The fields of one line in the form of a cart: as the page had them, and what is typed or pressed there. */
export const lineFields = (fields: Record<string, string | number>, index = 0): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`lines[${index}].${name}`, String(value)]),
  );
