/** Addresses of the pages of approvers, administrators, finance users and agents. */

// Approvals.

/** Where orders wait for a decision (spec 002 §2.4). */
export const dashboardPath = "/my-account/approval-dashboard";

export const actionedPath = `${dashboardPath}/actioned`;

/** One order as its approver sees it, the page that asks why it is declined, or the form for its purchase order number. */
export const approvalPath = (code: string, page?: "decline" | "purchase-order"): string =>
  ["/my-account/approval", encodeURIComponent(code), page].filter(Boolean).join("/");

/** The form in which fewer pieces of an order are approved. */
export const amendPath = (code: string): string => `${approvalPath(code)}?do=amend`;

/** The page that asks before several orders are approved or declined at once. */
export const severalPath = (codes: readonly string[], doing: "approve" | "decline" = "approve"): string =>
  `${dashboardPath}?${new URLSearchParams([["do", doing], ...codes.map((code) => ["order", code])])}`;

/** Of the links by which approvers decide from a mail; the rest of the address is a secret. */
const BY_MAIL = "/approve-order/";

/** Where an approver decides about an order without a sign-in, by the key of a mail. */
export const byMailPath = (key: string): string => BY_MAIL + encodeURIComponent(key);

/** Whether the address of a page has such a key. */
export const hasMailKey = (pathname: string): boolean => pathname.toLowerCase().startsWith(BY_MAIL);

/** Where an approver gives their approvals to somebody else. */
export const delegatePath = `${dashboardPath}?do=delegate`;

// What administrators look after.

/** What administrators look after, and where each part of it is (spec 001 §2). */
export const organisationPath = "/manage-organisation";

export const usersPath = "/manage-users";

/** The people who need an administrator for a reason. */
export const attentionPath = (why: string): string => `${usersPath}?attention=${why}`;

/** Who starts soon. */
export const newStartersPath = `${usersPath}/new-starters`;

/** Who leaves or has left, or the same for each unit. */
/** The sizes of people as a file. */
export const sizesFilePath = `${usersPath}/sizes.csv`;
/** Styles that end, and how far they are exchanged. */
export const recallsPath = "/recalls";
export const recallPath = (styleCode: string): string => `${recallsPath}/${encodeURIComponent(styleCode)}`;
export const leaversPath = `${usersPath}/leavers`;

export const leaverUnitsPath = `${leaversPath}/units`;

/** Who does not have the protective clothing that their role requires, or the same for each unit. */
export const ppePath = `${usersPath}/ppe`;

export const ppeUnitsPath = `${ppePath}?do=units`;

/** What a person holds, and what became of it. */
export const leaverPath = (customerPK: string): string => `${leaversPath}/${encodeURIComponent(customerPK)}`;

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
export const editUnitPath = (uid: string): string => `${unitsPath}?do=edit&unit=${encodeURIComponent(uid)}`;

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

/** Where the purchase orders of an organisation are kept (spec 001 §2). */
export const registerPath = "/purchase-order";

export const addPath = `${registerPath}/add`;

/** One purchase order, or a page about it. */
export const purchaseOrderPath = (id: string, page?: "update" | "delete"): string =>
  [registerPath, encodeURIComponent(id), page].filter(Boolean).join("/");

// Finances.

export const financesPath = "/manage-finances";

export const TABS = ["outstanding", "paid", "credits", "statements"] as const;

export type Tab = (typeof TABS)[number];

export const tabPath = (tab: Tab): string =>
  tab === "outstanding" ? financesPath : `${financesPath}/${tab}`;

/** An invoice, credit or statement as a PDF file. */
export const paperPath = (kind: "invoice" | "credit" | "statement", id: string): string =>
  `${financesPath}/pdf?${kind}=${encodeURIComponent(id)}`;

/** One invoice, with how it is worked out. */
export const invoicePath = (number: string): string =>
  `${financesPath}/invoice/${encodeURIComponent(number)}`;

/** The paid invoices of one payment. */
export const paymentPath = (code: string): string => `${tabPath("paid")}?search=${encodeURIComponent(code)}`;

export const makePaymentPath = "/make-payment";

/** The invoices of today that should have been paid. */
export const overduePath = `${financesPath}?status=OVERDUE`;

/** The page that pays these invoices. */
export const payPath = (numbers: readonly string[]): string =>
  `${makePaymentPath}?${numbers.map((number) => `invoice=${encodeURIComponent(number)}`).join("&")}`;

/** What the entitlement of people will come to, by cost centre and quarter. */
export const forecastPath = `${financesPath}/forecast`;

/**
 * How a figure of it is worked out.
 * @param centre empty for people without a cost centre; all of them without it. @param quarter all of them without it.
 */
export const forecastWorkingPath = (figure: {
  currency: string;
  centre?: string;
  quarter?: string;
}): string => `${forecastPath}?${new URLSearchParams(figure).toString()}`;

// Buyers' procurement systems.

export const connectionsPath = "/connections";

export const checkPath = `${connectionsPath}?do=check`;

/** One connection, in the query, because its name may hold anything. */
export const connectionPath = (name: string): string => `${connectionsPath}?name=${encodeURIComponent(name)}`;

// Program data, of the supplier's staff.

export const programDataPath = "/program-data";

/** One file that staff sent. */
export const programUploadPath = (uploadId: string): string =>
  `${programDataPath}/${encodeURIComponent(uploadId)}`;

/** What closing or deleting the missing rows of a file would do. */
export const programPrunePath = (uploadId: string): string => `${programUploadPath(uploadId)}?prune=yes`;

/** The rows of a file, of one kind and in one state. */
export const programRowsPath = (uploadId: string, asked: { kind?: string; state?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  return `${programUploadPath(uploadId)}/rows${query && `?${query}`}`;
};

/** The program as it stands, as files; or one that was sent: as it was, or what is wrong in it. */
export const programFilesPath = `${programDataPath}/files`;
export const sentFilePath = (uploadId: string, part: "upload" | "wrong"): string =>
  `${programFilesPath}?${part}=${encodeURIComponent(uploadId)}`;

// Content, of the supplier's staff.

/** The components of a site, or its pages. */
export const contentPath = "/content";
export const contentPagesPath = `${contentPath}/pages`;

/** The form of a new component; of one that will stand in a slot. */
export const addContentPath = (slotId?: string): string =>
  `${contentPath}/add${slotId ? `?slot=${encodeURIComponent(slotId)}` : ""}`;

/** A component, a slot or a page. */
export const contentItemPath = (kind: string, id: string): string =>
  `${contentPath}/${kind}/${encodeURIComponent(id)}`;

/** Where a component is deleted. */
export const deleteContentPath = (id: string): string => `${contentItemPath("components", id)}/delete`;

/** Its versions, or one of them. */
export const contentVersionsPath = (kind: string, id: string, number?: number): string =>
  [contentItemPath(kind, id), "versions", number].filter((part) => part !== undefined).join("/");

// Assisted service (spec 002 §4.6).

/** Where agents find customers. */
export const assistedPath = "/assisted-service";

/** How much time an agent has left, in a frame. */
export const assistedTimePath = `${assistedPath}/time`;

/** A new customer, of the unit of a colleague. */
export const newCustomerPath = (unit?: string): string =>
  `${assistedPath}/create${unit ? `?unit=${encodeURIComponent(unit)}` : ""}`;

/** The form that gives a cart to a customer. */
export const assignCartPath = (customerId?: string): string =>
  `${assistedPath}/assign${customerId ? `?customer=${encodeURIComponent(customerId)}` : ""}`;
