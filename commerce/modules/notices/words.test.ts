import { expect, test } from "vitest";
import { type NoticeRow, wordsOf } from "./words";

const row = (over: Partial<NoticeRow>): NoticeRow => ({
  ...{ kind: "order", code: "KR-100482", sequence: 3, at: "2026-03-18T01:00:00Z", by: null, to_state: "" },
  ...{ note: null, amended: false, details: null, parcel: null, read: false },
  ...over,
});
const read = (over: Partial<NoticeRow>, now = "2026-12-01T00:00:00Z") =>
  wordsOf(row(over), { now: new Date(now), timeZone: "Australia/Sydney" });
const actionOf = (over: Partial<NoticeRow>) => Object.values(read(over).action);
const parcel = { kind: "parcel", parcel: "KR-100482 A" } as const;
const order = "/my-account/orders/KR-100482";
const steps: [over: Partial<NoticeRow>, label: string, url: string][] = [
  [{ to_state: "APPROVED" }, "Open the order", order],
  [{ to_state: "REJECTED" }, "Change and order again", `${order}/again`],
  [{ ...parcel, to_state: "SHIPPED" }, "Track the parcel", `${order}#KR-100482%20A`],
  [{ ...parcel, to_state: "READY_FOR_PICKUP" }, "See where to collect it", `${order}#KR-100482%20A`],
  [{ ...parcel, to_state: "DELIVERY_COMPLETED" }, "Open the order", `${order}#KR-100482%20A`],
  [{ kind: "return", code: "RT-1", to_state: "WAIT" }, "See how to post it", "/my-account/returns/RT-1"],
  [{ kind: "return", code: "RT-1", to_state: "COMPLETED" }, "Open the return", "/my-account/returns/RT-1"],
];

test.each(steps)("[SH-11] the next step after %j is: %s", (over, label, url) => {
  expect(actionOf(over)).toEqual([label, url]);
});

test("[SH-11] what lapses is used, and what is back in stock is seen", () => {
  const lapse = { packId: "PK 1", packName: "Winter", amount: 3, symbol: "$", lastDay: "2026-12-31" };
  const points = (measure: "points" | "quantity") =>
    actionOf({ kind: "points", details: { ...lapse, measure } });
  expect(points("points")).toEqual(["Use my points", "/packDetailsPage?packId=PK+1"]);
  expect(points("quantity")).toEqual(["Choose now", "/packDetailsPage?packId=PK+1"]);
  // The last day is over at midnight in Sydney.
  const left = { ...lapse, measure: "quantity" as const };
  expect(read({ kind: "points", details: left }, "2026-12-31T12:59:00Z").title).toMatch(/ lapse on /);
  expect(read({ kind: "points", details: left }, "2026-12-31T13:00:00Z")).toMatchObject({
    title: expect.stringMatching(/ lapsed on 31 Dec 2026$/),
    action: { label: "See what I have", url: "/my-account/allocations" },
  });
  const stock = {
    styleCode: "KC-1",
    name: "Polo",
    colour: "Navy",
    colourCode: "NV",
    size: "M",
    dimension: "",
  };
  const details = { ...stock, askedAt: "2026-01-01T00:00:00Z" } as unknown as NoticeRow["details"];
  expect(actionOf({ kind: "stock", details })[0]).toBe("See the product");
});
