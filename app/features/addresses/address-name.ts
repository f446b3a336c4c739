interface Named {
  companyName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** Whose address it is: a company's, or a person's. */
export const addressName = ({ companyName, firstName, lastName }: Named): string =>
  companyName || [firstName, lastName].filter(Boolean).join(" ");
