import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededDemo, type SeededDemo } from "./test-demo";

let demo: SeededDemo;
beforeAll(async () => {
  demo = await seededDemo();
});
afterAll(() => demo.close());

describe("the demo's limits", () => {
  it("[AP-03] an order over a limit and a nearly used budget went past an approver to an administrator", async () => {
    const routes = await demo.rows<{
      reasons: { type: string; overCents: number }[];
      steps: { name: string; passed?: unknown[] }[];
      asked: string[];
      holds: boolean;
      status: string;
    }>("select r.*, o.status from approval_routes r join orders o on o.code = r.order_code");
    expect(routes).toHaveLength(1);
    const [route] = routes;
    expect(route).toMatchObject({ holds: false, status: "PENDING_APPROVAL" });
    expect(route!.reasons.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["B2BOrderThresholdPermission", "B2BBudgetExceededPermission"]),
    );
    expect(route!.steps.map(({ name, passed }) => [name, Boolean(passed)])).toEqual([
      ["Kostas Whitford", true],
      ["Bronwyn Taulanga", false],
    ]);
    expect(await demo.count("budgets b join cost_centres c on c.code = b.cost_centre_code")).toBe(1);
    expect(await demo.count("purchase_limit_people")).toBeGreaterThan(4);
  });
});
