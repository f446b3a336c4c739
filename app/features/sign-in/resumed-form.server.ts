import { idempotencyField } from "~/forms/idempotency-field";
import type { Resume } from "~/session/resume.server";

/** What a page shows of a form that waits to be sent. */
export interface ResumedForm extends Resume {
  /** What was typed, in words of people; fields that only machines read are not among it. */
  rows: { label: string; value: string }[];
  /**
   * What the press does: sends the form, shows it again as it was typed, because it orders or pays something that has
   * to be seen first, or only leads back there.
   */
  press: "send" | "show" | "back";
}

/** Pages that order or pay. A post with the intent `show` is answered with the form as it was typed. */
const SHOWN_FIRST = [
  /^\/checkout\/(summary|payment-details|repeat)$/,
  /^\/make-payment$/,
  /^\/my-account\/approval\/[^/]+$/,
  /^\/my-account\/orders\/[^/]+\/exchange-return$/,
];

/** Pages that order too, on which hardly anything is typed. */
const LED_BACK = [
  /^\/bulk-order\/[^/]+$/,
  /^\/my-account\/approval-dashboard$/,
  /^\/proxy-order\/team\/[^/?]+\?do=place$/,
];

/** What people type, by the names of the fields. */
const WORDS = new Map(
  Object.entries({
    additionalComments: "Comment",
    alias: "Name",
    amount: "Amount",
    comment: "Comment",
    comments: "Comment",
    companyName: "Company",
    couponCode: "Coupon",
    description: "Description",
    email: "Email",
    employeeCode: "Employee ID",
    endDate: "Last day",
    firstName: "First name",
    headline: "Headline",
    lastName: "Last name",
    line1: "Address",
    line2: "Address, second line",
    lines: "Items",
    message: "Message",
    mobile: "Mobile",
    name: "Name",
    newEmail: "New email",
    numberOfDays: "Days from one order to the next",
    phone: "Phone",
    postalCode: "Postcode",
    preferredName: "Preferred name",
    purchaseOrderNumber: "PO number",
    quantity: "Quantity",
    replenishmentStartDate: "Start date",
    startDate: "First day",
    subject: "Subject",
    text: "Text",
    town: "Town or suburb",
    valueAdd: "Text on the item",
    voucherCode: "Voucher",
  }),
);

/** "valueAdd.NAMEBAR[0]" and "comments2" are found by what they begin with. */
const wordsOf = (name: string): string | undefined =>
  WORDS.get(name) ?? WORDS.get(/^[A-Za-z]+/.exec(name)?.[0] ?? "");

/** What the press on the page of a form that waits does, by the path of the form. */
function pressOf(action: string): ResumedForm["press"] {
  const [path = ""] = action.split("?");
  const fits = (pattern: RegExp) => pattern.test(path) || pattern.test(action);
  if (SHOWN_FIRST.some(fits)) return "show";
  return LED_BACK.some(fits) ? "back" : "send";
}

export function resumedForm({ action, entries }: Resume): ResumedForm {
  const rows = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const label = wordsOf(name);
    if (label && value.trim()) rows.set(label, [...(rows.get(label) ?? []), value]);
  }
  const press = pressOf(action);
  const own = ["intent", idempotencyField];
  const typed = entries.filter(([name]) => !own.includes(name));
  return {
    action,
    entries: press === "show" ? [...typed, ["intent", "show"]] : entries,
    rows: [...rows].map(([label, values]) => ({ label, value: values.join("\n") })),
    press,
  };
}
