import { sql } from "drizzle-orm";
import { LIMIT_TYPES, PERIODS } from "../../modules/limits";
import { budgets, purchaseLimitPeople, purchaseLimits } from "../../modules/limits/tables";
import { purchaseOrders } from "../../modules/purchase-orders/tables";
import { userGroupLimits, userGroupMembers, userGroups } from "../../modules/user-groups/tables";
import { code, currency, day, line, money, oneOf, several, yesNo } from "../cell";
import { endsBeforeItBegins, ofOrganisation } from "../checks";
import { activeDayColumns, column, mayBe, naming } from "../column";
import type { Others, Refusal, Row } from "../kind";
import { tableKind } from "../table-kind";

const owned = {
  check: ofOrganisation("unit"),
  looksInto: ["units"],
};

export const budgetsKind = tableKind({
  file: "budgets",
  about: "What a cost centre may be charged in a time. What is spent is worked out from orders.",
  table: budgets,
  key: ["code"],
  missing: { close: "active" },
  ...owned,
  touched: (now) => ({ updatedAt: now, version: sql`${budgets.version} + 1` }),
  columns: [
    column("code", "code", code, "The budget", "HL-2027-DECK"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("unit", "unitUid", "units", "Whose administrators look after it", "harbour"),
    column("name", "name", line(), "As people read it", "Deck 2027"),
    column("currency", "currency", currency, "Of the amount", "AUD"),
    naming("cost_centre", "costCentreCode", "cost-centres", "What is charged", "HL-4100", { empty: null }),
    column("amount", "amountCents", money, "With GST", "25000.00"),
    column("from", "startsOn", day, "The first day", "2027-07-01"),
    column("until", "endsOn", day, "The last day", "2028-06-30"),
    column("active", "active", yesNo, "Whether it counts", "yes", mayBe(true)),
  ],
});

export const purchaseLimitsKind = tableKind({
  file: "purchase-limits",
  about: "What somebody may order without asking, and what an approver may allow.",
  table: purchaseLimits,
  key: ["code"],
  missing: { close: "active" },
  ...owned,
  touched: (now) => ({ updatedAt: now, version: sql`${purchaseLimits.version} + 1` }),
  columns: [
    column("code", "code", code, "The limit", "HL-500-A-MONTH"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("unit", "unitUid", "units", "Whose administrators look after it", "harbour"),
    column("name", "name", line(), "As people read it", "$500 a month"),
    column("currency", "currency", currency, "Of the amount", "AUD"),
    column(
      "type",
      "type",
      oneOf(...LIMIT_TYPES),
      "For an order, for a period, or over a budget",
      LIMIT_TYPES[1],
    ),
    column("amount", "thresholdCents", money, "With GST", "500.00", { empty: null }),
    column("period", "period", oneOf(...PERIODS), "Of a limit for a period", "MONTH", { empty: null }),
    column("active", "active", yesNo, "Whether it counts", "yes", mayBe(true)),
  ],
});

export const purchaseLimitPeopleKind = tableKind({
  file: "purchase-limit-people",
  about: "Whom a purchase limit is given to.",
  table: purchaseLimitPeople,
  key: ["limit", "person"],
  missing: "delete",
  columns: [
    naming("limit", "limitCode", "purchase-limits", "The limit", "HL-500-A-MONTH"),
    naming("person", "customerId", "people", "Who has it", "HL-000001"),
  ],
});

export const userGroupsKind = tableKind({
  file: "user-groups",
  about: "People who are given purchase limits together.",
  table: userGroups,
  key: ["code"],
  missing: "delete",
  ...owned,
  fresh: (_, now) => ({ addedAt: now, updatedAt: now }),
  touched: (now) => ({ updatedAt: now, version: sql`${userGroups.version} + 1` }),
  columns: [
    column("code", "uid", code, "The group", "HL-BUYERS"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("unit", "unitUid", "units", "Whose administrators look after it", "harbour"),
    column("name", "name", line(), "As people read it", "Buyers"),
  ],
});

export const userGroupMembersKind = tableKind({
  file: "user-group-members",
  about: "Who is in a group.",
  table: userGroupMembers,
  key: ["group", "person"],
  missing: "delete",
  columns: [
    naming("group", "groupUid", "user-groups", "The group", "HL-BUYERS"),
    naming("person", "customerId", "people", "Who is in it", "HL-000001"),
  ],
});

export const userGroupLimitsKind = tableKind({
  file: "user-group-limits",
  about: "The purchase limits that each member of a group has.",
  table: userGroupLimits,
  key: ["group", "limit"],
  missing: "delete",
  columns: [
    naming("group", "groupUid", "user-groups", "The group", "HL-BUYERS"),
    naming("limit", "limitCode", "purchase-limits", "The limit", "HL-500-A-MONTH"),
  ],
});

/** A number is there once in an organisation, whatever its case; and its last day is not before its first. */
const numberRefusals = (row: Row, others: Others): Refusal[] => {
  const isSame = (other: Row) => other !== row && other["organisation"] === row["organisation"];
  const same = others.named("purchase-orders", "number", String(row["number"])).find(isSame);
  return [
    ...(same ? [{ head: "number", message: `${String(same["code"])} has the same number.` }] : []),
    ...endsBeforeItBegins(row),
  ];
};

export const purchaseOrdersKind = tableKind({
  file: "purchase-orders",
  about: "Standing purchase orders that people quote at checkout.",
  table: purchaseOrders,
  key: ["code"],
  check: numberRefusals,
  touched: (now) => ({ updatedAt: now, version: sql`${purchaseOrders.version} + 1` }),
  looksInto: ["purchase-orders"],
  columns: [
    column("code", "id", code, "The entry of the register", "PO-HL-0001"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    column("number", "number", line(40), "What people quote", "4500012345"),
    column("description", "description", line(), "What it is for", "Uniforms 2027"),
    column("units", "unitUids", several(code), "Whose people may quote it", "hl-sydney", { names: "units" }),
    column(
      "status",
      "status",
      oneOf("active", "closed"),
      "A closed one is not quoted any more",
      "active",
      mayBe("active"),
    ),
    ...activeDayColumns("quoted"),
  ],
});
