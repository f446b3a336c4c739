/** What administrators look after, and where each part of it is (spec 001 §2). */
export const organisationPath = "/manage-organisation";
export const usersPath = "/manage-users";
export const addUserPath = `${usersPath}/add`;

export const userPath = (customerPK: string): string => `${usersPath}/${encodeURIComponent(customerPK)}`;

export const unitsPath = "/business-units";

/** One unit, or the page that asks before it is disabled. */
export const unitPath = (uid: string, page?: "disable"): string =>
  [unitsPath, encodeURIComponent(uid), page].filter(Boolean).join("/");
