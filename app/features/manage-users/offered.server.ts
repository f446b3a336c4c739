/** Roles as a file of people writes them, to choose from. */
export const ROLES_OFFERED = [
  "Wearer; Customer",
  "Wearer",
  "Customer",
  "Approver",
  "Finance",
  "Administrator",
].map((one) => ({ value: one, label: one.replace(";", " and") }));
