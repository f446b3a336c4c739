import { plainText } from "~/features/cms/sanitise.server";
import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { orderPath } from "~/paths";
import { fileView } from "~/features/files/keep.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableDay } from "~/ui/dates";
import { barsOf } from "./code-39";
import { fitOf, garmentOf, toneOf } from "./words.server";

type Request = components["schemas"]["ReturnRequest"];
type Line = Request["returnEntries"][number];

/** One exchange or return of the person. Another person's is thrown as not found. */
export async function readReturn(visit: Visit, code: string) {
  const [request, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/users/current/orderReturns/{code}", { params: { path: { code } } })),
    visit.timeZone(),
  ]);
  return returnView(request, timeZone);
}

export type ReturnView = SerializeFrom<typeof readReturn>;

function returnView(request: Request, timeZone: string) {
  const { code, returnEntries, historyEntries, sent } = request;
  const day = (date: string) => readableDate(date, timeZone);
  return {
    code,
    title: returnEntries.every(({ kind }) => kind === "unwanted") ? "Return" : "Exchange",
    order: { code: request.order.code, to: orderPath(request.order.code) },
    state: { label: request.statusDisplay, tone: toneOf(request.status) },
    note: request.note,
    cancellable: request.cancellable,
    posting: request.status === "WAIT",
    replaces: returnEntries.some(({ kind }) => kind !== "unwanted"),
    postBy: readableDay(request.postBy),
    lines: returnEntries.map(lineView),
    steps: stepsOf(request, day),
    sent: sent && {
      date: day(sent.date),
      carrier: sent.carrier,
      tracking: sent.trackingID,
    },
    cost: { ...request.charges, note: refundNote(request) },
    limit: returnEntries
      .filter(({ kind }) => kind === "size")
      .map(
        ({ exchanges, mostExchanges, orderEntry }) =>
          `${orderEntry.product.name}: exchange ${exchanges} of ${mostExchanges}.`,
      ),
    pictures: request.files.map(fileView),
    fromPacks: returnEntries.some(({ packName }) => packName),
    slip: { ...request.from, bars: barsOf(code) },
    history: historyEntries.map(({ sequence, timestamp, statusDisplay, note }) => ({
      sequence,
      day: day(timestamp),
      what: statusDisplay,
      note,
    })),
    key: newIdempotencyKey(),
  };
}

/** Where the money is; with its amount if that is not all that is refunded. */
function refundNote({ refund, totalPrice, charges }: Request): string | undefined {
  if (!refund) return charges.note;
  const all = refund.amount.value === totalPrice.value;
  return all ? refund.display : `${refund.amount.formattedValue}: ${refund.display}`;
}

/** What becomes of a piece: "M to L". */
function changeOf(kind: Line["kind"], fit: string, { replacement, orderEntry: { product } }: Line): string {
  if (kind === "size" && replacement) {
    const other = replacement.name === product.name ? undefined : plainText(replacement.name);
    return `${fit} to ${[other, fitOf(replacement)].filter(Boolean).join(", ")}`;
  }
  return kind === "unwanted" ? `${fit}, returned` : `${fit}, faulty or wrong`;
}

function lineView(line: Line) {
  const { orderEntry, replacement, expectedQuantity, kind, reason, additionalComments, selectedValueAdd } =
    line;
  const garment = garmentOf(orderEntry.product);
  return {
    garment,
    quantity: expectedQuantity,
    change: changeOf(kind, garment.fit, line),
    reason: reason.name,
    made: selectedValueAdd,
    comments: additionalComments,
    newFit: kind === "size" && replacement ? fitOf(replacement) : undefined,
  };
}

type Step = {
  label: string;
  detail?: string;
  state: "done" | "current" | "ahead" | "stopped";
  bad?: boolean;
};

/** The way of a request, each step with its date or with what is expected. */
function stepsOf(request: Request, day: (date: string) => string): Step[] {
  const { status, historyEntries, returnEntries, postBy } = request;
  const reached = (state: string) => historyEntries.find((event) => event.status === state)?.timestamp;
  const faulty = returnEntries.some(({ kind }) => kind === "fault");
  const deciding = status === "APPROVAL_PENDING" || status === "APPROVING";
  const decision = {
    label: "Desk decides",
    at: deciding ? undefined : reached("WAIT"),
    hint: "Within 2 working days. Keep it until then",
  };
  const plan: { label: string; at?: string; hint?: string }[] = [
    { label: faulty ? "Reported" : "Booked", at: historyEntries[0]?.timestamp },
    ...(faulty ? [decision] : []),
    { label: "Post it back", at: reached("RECEIVING"), hint: `By ${readableDay(postBy)}` },
    { label: "Checked by us", at: reached("RECEIVED"), hint: "1 to 2 days after it arrives" },
    { label: lastStepOf(returnEntries), at: reached("COMPLETED") },
  ];
  const stopped = status === "CANCELED" ? reached("CANCELED") : undefined;
  const current = plan.findIndex(({ at }) => !at);
  const steps = plan.map(({ label, at, hint }, index): Step => {
    if (at) return { label, detail: day(at), state: "done" };
    return { label, detail: hint, state: index === current ? "current" : "ahead" };
  });
  if (!stopped) return steps;
  const refused = reached("APPROVING") && !reached("WAIT");
  return [
    ...steps.filter(({ state }) => state === "done"),
    {
      label: refused ? "Refused by the desk" : "Cancelled",
      detail: day(stopped),
      state: "stopped",
      bad: Boolean(refused),
    },
  ];
}

/** How a request ends: with a refund, with what is sent instead, or with both. */
function lastStepOf(lines: readonly Line[]): string {
  if (lines.every(({ kind }) => kind === "unwanted")) return "Refunded";
  if (lines.some(({ kind }) => kind === "unwanted")) return "Sent and refunded";
  return lines.some(({ kind }) => kind === "fault") ? "New one sent" : "New size sent";
}
