/** People on one page; more come from a file. */
export const SEVERAL = 10;

/** The columns of that page, with the heads that a file would have. */
export const PEOPLE_FIELDS = [
  { name: "firstName", label: "First name" },
  { name: "lastName", label: "Last name" },
  { name: "email", label: "Email" },
  { name: "mobile", label: "Mobile" },
  { name: "employeeCode", label: "Employee id" },
  { name: "unit", label: "Unit" },
  { name: "roles", label: "Roles" },
] as const;
