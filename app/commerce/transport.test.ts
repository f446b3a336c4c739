import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { transportOf } from "./transport.server";

const never = () => new Promise<Response>(() => {});
const ask = () => new Request("http://commerce.local/occ/v2/uniforms/x");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the deadline of a page", () => {
  it("[SH-10] ends a call of the embedded API too, and what comes after it is not sent", async () => {
    let asked = 0;
    const commerceFetch = () => {
      asked += 1;
      return never();
    };
    const transport = transportOf({ commerceFetch, pageDeadlineMs: 500 });
    for (let round = 0; round < 2; round++) {
      const late = expect(transport(ask(), "GET /x")).rejects.toMatchObject({ status: 504, fault: "late" });
      await vi.advanceTimersByTimeAsync(500);
      await late;
    }
    expect(asked).toBe(1);
  });

  it("[SH-10] is shared by all calls of the page, and tells who watches", async () => {
    const seen: object[] = [];
    const context = {
      commerceFetch: never,
      pageDeadlineMs: 500,
      watch: { call: (event: object) => seen.push(event) },
    };
    expect(transportOf(context)).toBe(transportOf(context));
    const first = transportOf(context)(ask(), "GET /x");
    await vi.advanceTimersByTimeAsync(300);
    const second = transportOf(context)(ask(), "GET /y");
    const both = Promise.allSettled([first, second]);
    await vi.advanceTimersByTimeAsync(200);
    await both;
    expect(seen).toMatchObject([
      { operation: "GET /x", status: 504, fault: "late" },
      { operation: "GET /y", status: 504, fault: "late" },
    ]);
  });

  it("[B-21] filling the demo takes as long as it takes, and what comes after it is sent", async () => {
    const commerceFetch = (request: Request) =>
      new Promise<Response>((done) => {
        setTimeout(() => done(new Response("{}")), request.method === "POST" ? 60_000 : 100);
      });
    const transport = transportOf({ commerceFetch, pageDeadlineMs: 500 });
    const reset = transport(new Request(ask(), { method: "POST" }), "POST /demo/reset");
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await reset).status).toBe(200);
    const next = transport(ask(), "GET /x");
    await vi.advanceTimersByTimeAsync(100);
    expect((await next).status).toBe(200);
  });

  it("[API-2] every call carries the page's correlation id", async () => {
    const ids: (string | null)[] = [];
    const commerceFetch = async (request: Request) => {
      ids.push(request.headers.get("X-Correlation-Id"));
      return new Response("{}");
    };
    const transport = transportOf({ commerceFetch, correlationId: "a-page" });
    await transport(ask(), "GET /x");
    expect(ids).toEqual(["a-page"]);
  });
});
