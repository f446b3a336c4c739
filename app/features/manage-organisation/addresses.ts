/** What administrators look after, and where each part of it is (spec 001 §2). */
export const organisationPath = "/manage-organisation";
export const usersPath = "/manage-users";
export const addUserPath = `${usersPath}/add`;

export const userPath = (customerPK: string): string => `${usersPath}/${encodeURIComponent(customerPK)}`;
