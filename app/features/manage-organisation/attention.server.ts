import { starterView } from "~/features/new-starters/view.server";
import type { ResponseOf } from "~/commerce/response";
import {
  attentionPath,
  costCentrePath,
  costCentresPath,
  newStartersPath,
  overduePath,
  unitPath,
  uploadPath,
  usersPath,
} from "~/paths";
import { counted } from "~/ui/counted";
import { readableDay } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";

type Organisation = ResponseOf<"get", "/manage-organisation">;

/** Something that needs an administrator: its kind, a sentence, and what they can do. */
interface Matter {
  key: string;
  kind: string;
  tone: StatusTone;
  words: string;
  doing: string;
  to: string;
}

/** "3 wearers have": the verb agrees with the number. */
const agreed = (count: number, one: string, verb: [string, string], many?: string) =>
  `${counted(count, one, many)} ${count === 1 ? verb[0] : verb[1]}`;

/** What needs an administrator, what holds people up before what only lapses. */
export function mattersOf({ attention }: Pick<Organisation, "attention">): Matter[] {
  const {
    people,
    nobodyCanApprove: nobody,
    unitsWithoutApprover,
    budgets,
    uploads,
    overdueInvoices,
    starters,
  } = attention;
  const more = attention.budgetsNearlyUsed - budgets.length;
  const some = (count: number, matter: () => Matter) => (count > 0 ? [matter()] : []);
  return [
    ...some(nobody, () => ({
      key: "nobody",
      kind: "No approver",
      tone: "bad",
      words: `${agreed(nobody, "order", ["waits", "wait"])} and nobody can approve ${nobody === 1 ? "it" : "them"}.`,
      doing: "Add an approver",
      to: usersPath,
    })),
    ...some(starters.late, () => ({
      key: "late",
      kind: "Late",
      tone: "bad",
      words: `Nothing is ordered for ${counted(starters.late, "new starter")}, and it may arrive after the first day.`,
      doing: "See who",
      to: newStartersPath,
    })),
    ...some(starters.soon, () => ({
      key: "soon",
      kind: "New starters",
      tone: "warn",
      words: `Nothing is ordered for ${counted(starters.soon, "new starter")}, and a few days are left.`,
      doing: "See who",
      to: newStartersPath,
    })),
    ...unitsWithoutApprover.map(({ uid, name, orders }): Matter => ({
      key: `unit ${uid}`,
      kind: "No approver",
      tone: "warn",
      words: `${name}: ${agreed(orders, "order", ["waits", "wait"])} that only an administrator can approve.`,
      doing: "Open the unit",
      to: unitPath(uid),
    })),
    ...some(people["left-with-orders"], () => ({
      key: "left",
      kind: "Leavers",
      tone: "warn",
      words: `${agreed(people["left-with-orders"], "person", ["has", "have"], "people")} left or ${people["left-with-orders"] === 1 ? "is" : "are"} inactive, with an order that still waits for approval.`,
      doing: "See who",
      to: attentionPath("left-with-orders"),
    })),
    ...some(people["closed-unit"], () => ({
      key: "unit",
      kind: "No unit",
      tone: "warn",
      words: `${agreed(people["closed-unit"], "person", ["belongs", "belong"], "people")} to a unit that is disabled.`,
      doing: "See who",
      to: attentionPath("closed-unit"),
    })),
    ...some(people["no-pack"], () => ({
      key: "pack",
      kind: "No pack",
      tone: "warn",
      words: `${agreed(people["no-pack"], "wearer", ["has", "have"])} no pack.`,
      doing: "See who",
      to: attentionPath("no-pack"),
    })),
    ...budgets.map(({ code, name, costCenter, left, amount, lastDay }): Matter => ({
      key: `budget ${code}`,
      kind: "Budget",
      tone: "warn",
      words: `${name} has ${left.formattedValue} left of ${amount.formattedValue}, until ${readableDay(lastDay)}.`,
      doing: "Open the cost centre",
      to: costCentrePath(costCenter),
    })),
    ...some(more, () => ({
      key: "budgets",
      kind: "Budget",
      tone: "warn",
      words: `${agreed(more, "other budget", ["is", "are"])} nearly used.`,
      doing: "See cost centres",
      to: costCentresPath,
    })),
    ...uploads.map(({ id, name, rows }): Matter => ({
      key: `upload ${id}`,
      kind: "Upload",
      tone: "plain",
      words: `${counted(rows, "row")} of ${name} ${rows === 1 ? "needs" : "need"} fixing.`,
      doing: "Fix them",
      to: uploadPath(id, "mend"),
    })),
    ...some(overdueInvoices, () => ({
      key: "overdue",
      kind: "Overdue",
      tone: "bad",
      words: `${agreed(overdueInvoices, "invoice", ["is", "are"])} overdue.`,
      doing: "See them",
      to: overduePath,
    })),
  ];
}

/** The last 7 days in figures. */
const weekOf = ({ week: { orders, ordered, decided, starters } }: Pick<Organisation, "week">) => [
  { label: "Orders placed", figure: String(orders) },
  ...(ordered ? [{ label: "Ordered, inc. GST", figure: ordered.formattedValue }] : []),
  { label: "Orders decided", figure: String(decided) },
  { label: "People who started", figure: String(starters) },
];

/** What the home page of an administrator shows. */
export const organisationView = (organisation: Organisation) => ({
  matters: mattersOf(organisation),
  week: weekOf(organisation),
  starters: organisation.starters.map(starterView),
});
