/** The fields of a user group. */
export const LABELS = { uid: "Id", name: "Name", unitUid: "Business unit" };
