import { financesPath, organisationPath, usersPath } from "~/paths";

/** What the breadcrumbs of an organisation's pages begin with. */
export const organisationTrail = [
  { label: "Home", to: "/" },
  { label: "Manage organisation", to: organisationPath },
];

/** And those of its people. */
export const usersTrail = [...organisationTrail, { label: "Users", to: usersPath }];

/** What the breadcrumbs of the pages of finances begin with. */
export const financesTrail = [
  { label: "Home", to: "/" },
  { label: "Manage finances", to: financesPath },
];
