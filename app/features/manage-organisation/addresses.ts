/** What administrators look after, and where each part of it is (spec 001 §2). */
export const organisationPath = "/manage-organisation";
export const usersPath = "/manage-users";
export const addUserPath = `${usersPath}/add`;

/** Many people from one file, or the rows of one that was sent. */
export const uploadPath = (id?: string, state?: string, column?: string): string =>
  [
    `${usersPath}?do=upload`,
    id && `upload=${encodeURIComponent(id)}`,
    state && `state=${state}`,
    column && `column=${encodeURIComponent(column)}`,
  ]
    .filter(Boolean)
    .join("&");
/** Several people typed on one page. */
export const severalUsersPath = `${usersPath}?do=several`;
export const templatePath = `${usersPath}.csv?do=template`;

/** One person, or the page of their sizes, or the one that asks before they are deleted. */
export const userPath = (customerPK: string, page?: "delete" | "sizes"): string =>
  `${usersPath}/${encodeURIComponent(customerPK)}${page ? `?do=${page}` : ""}`;

export const costCentresPath = "/cost-centres";
export const addCostCentrePath = `${costCentresPath}?do=add`;

/** One cost centre, or its page that changes it or asks before it is disabled. */
export const costCentrePath = (code: string, page?: "update" | "disable"): string =>
  `${costCentresPath}/${encodeURIComponent(code)}${page ? `?do=${page}` : ""}`;

/** The form of a budget of a cost centre; without a code that of a new one. */
export const budgetPath = (costCentre: string, code?: string): string =>
  `${costCentresPath}/${encodeURIComponent(costCentre)}?do=budget${code ? `&budget=${encodeURIComponent(code)}` : ""}`;

export const limitsPath = "/purchase-limits";
export const addLimitPath = `${limitsPath}?do=add`;

/** One purchase limit, or its form. */
export const limitPath = (code: string, page?: "update"): string =>
  `${limitsPath}/${encodeURIComponent(code)}${page ? `?do=${page}` : ""}`;

export const groupsPath = "/user-groups";
export const addGroupPath = `${groupsPath}?do=add`;

/** One user group, or its form, or the page that asks before it is deleted. */
export const groupPath = (uid: string, page?: "update" | "delete"): string =>
  `${groupsPath}/${encodeURIComponent(uid)}${page ? `?do=${page}` : ""}`;

export const unitsPath = "/business-units";
export const addUnitPath = `${unitsPath}?do=add`;

/** The form of a unit's name. */
export const renameUnitPath = (uid: string): string =>
  `${unitsPath}?do=rename&unit=${encodeURIComponent(uid)}`;

/** The form of an address of a unit; without an id that of a new one. */
export const unitAddressPath = (uid: string, id?: string): string =>
  `${unitsPath}?do=address&unit=${encodeURIComponent(uid)}${id ? `&address=${encodeURIComponent(id)}` : ""}`;

/** The page that asks before a person is taken out of a unit. */
export const removeFromUnitPath = (uid: string, customerPK: string): string =>
  `${unitPath(uid)}?do=remove&person=${encodeURIComponent(customerPK)}`;

/** One unit, or the page that asks before it is disabled. */
export const unitPath = (uid: string, page?: "disable"): string =>
  [unitsPath, encodeURIComponent(uid), page].filter(Boolean).join("/");

export const changeLogPath = "/change-log";
