/** The fields of a cost centre. */
export const LABELS = { code: "Code", name: "Name", unitUid: "Business unit" };
