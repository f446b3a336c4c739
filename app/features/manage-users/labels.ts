/** The fields of a person, by their names in the forms. */
export const LABELS: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  preferredName: "Preferred name",
  title: "Title",
  email: "Email",
  mobile: "Mobile",
  employeeCode: "Employee id",
  unitUid: "Unit",
  jobGroup: "Job",
  workingTime: "Working time",
  startsOn: "First day",
  endsOn: "Last day",
  roles: "Roles",
};
