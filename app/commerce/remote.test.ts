import { describe, expect, it } from "vitest";
import { CommerceError } from "./errors.server";
import { createRemote } from "./remote.server";
import { type RemoteApi } from "./remote-api";

const json = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"a":1}', { status, headers: { "Content-Type": "application/json", ...headers } });

const broken = () => {
  throw new TypeError("fetch failed");
};

/** A remote API that answers one thing after the other, the last one for ever. */
function remote(answers: (() => Response)[], more: Partial<RemoteApi> = {}) {
  const asked: Request[] = [];
  const api = createRemote({
    fetch: async (request) => {
      asked.push(request);
      return answers[Math.min(asked.length, answers.length) - 1]!();
    },
    deadlineMs: () => 60_000,
    pauseMs: 1,
    openMs: 60_000,
    ...more,
  });
  const send = async (method = "GET", headers: Record<string, string> = {}) => {
    const attempts = { count: 0 };
    const request = new Request("http://api.test/x", {
      method,
      headers,
      ...(method === "GET" ? {} : { body: "{}" }),
    });
    const page = new AbortController();
    const outcome = await api.send(request, `${method} /x`, page.signal, attempts).then(
      (response) => ({ status: response.status, fault: undefined, retryAfter: undefined }),
      (error: unknown) => {
        expect(error).toBeInstanceOf(CommerceError);
        const { status, fault, retryAfter } = error as CommerceError;
        return { status, fault, retryAfter };
      },
    );
    return { ...outcome, attempts: attempts.count };
  };
  return { api, asked, send };
}

const key = { "Idempotency-Key": "a-key-of-a-form" };
const honoured = { "Idempotency-Keys": "honoured" };

describe("repetitions", () => {
  it("[API-2] a read is asked again after a broken connection, 502, 503 and 504", async () => {
    for (const fault of [broken, () => json(502), () => json(503), () => json(504)]) {
      const { send } = remote([fault, fault, () => json(200)]);
      expect(await send()).toMatchObject({ status: 200, attempts: 3 });
    }
  });

  it("[API-2] a read that goes on failing is given up after the third time", async () => {
    expect(await remote([broken]).send()).toMatchObject({ status: 502, fault: "unreachable", attempts: 3 });
    expect(await remote([() => json(503)]).send()).toMatchObject({ status: 503, attempts: 3 });
  });

  it("[API-2] other answers are final: 400, 401, 404, 429, 500, and one that says when to come back", async () => {
    for (const status of [400, 401, 404, 429, 500]) {
      expect(await remote([() => json(status)]).send()).toMatchObject({ status, attempts: 1 });
    }
    const later = remote([() => json(503, { "Retry-After": "30" })]);
    expect(await later.send()).toMatchObject({ status: 503, attempts: 1 });
  });

  it("[API-2] a write is sent once, with a key too, where the API has not said that it honours keys", async () => {
    const { send } = remote([broken, () => json(200)]);
    expect(await send("POST", key)).toMatchObject({ status: 502, attempts: 1 });
  });

  it("[API-2] a write with a key is sent once more to an API that honours keys; one without never", async () => {
    const { send, asked } = remote([() => json(200, honoured), broken, broken, () => json(200)]);
    await send();
    expect(await send("POST")).toMatchObject({ status: 502, attempts: 1 });
    expect(await send("POST", key)).toMatchObject({ status: 200, attempts: 2 });
    expect(await Promise.all(asked.slice(-1).map((request) => request.text()))).toEqual(["{}"]);
    expect(asked.at(-1)!.headers.get("Idempotency-Key")).toBe(key["Idempotency-Key"]);
  });

  it("[API-2] a write with a key is given up after the second time", async () => {
    const { send } = remote([() => json(200, honoured), broken]);
    await send();
    expect(await send("POST", key)).toMatchObject({ status: 502, attempts: 2 });
  });
});

describe("deadlines", () => {
  it("[API-2] no answer within the deadline is 504, and is not asked for again", async () => {
    const never = { fetch: () => new Promise<Response>(() => {}), deadlineMs: () => 5 };
    expect(await remote([], never).send()).toMatchObject({ status: 504, fault: "late", attempts: 1 });
  });

  it("[API-2] a body that never ends counts like no answer, and its connection is dropped", async () => {
    let dropped = false;
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')) });
    const { send } = remote([], {
      deadlineMs: () => 5,
      fetch: async (_, { signal }) => {
        signal.addEventListener("abort", () => (dropped = true));
        return new Response(body, { headers: { "Content-Type": "application/json" } });
      },
    });
    expect(await send()).toMatchObject({ status: 504, fault: "late" });
    expect(dropped).toBe(true);
  });
});

describe("answers that are none", () => {
  const answer = (body: string, type = "application/json") =>
    remote([() => new Response(body, { headers: { "Content-Type": type } })]).send();

  it("[API-2] HTML, half an answer and JSON under another name are a bad gateway", async () => {
    const bad = { status: 502, fault: "unreadable", attempts: 1 };
    expect(await answer("<html></html>", "text/html")).toMatchObject(bad);
    expect(await answer("<html></html>")).toMatchObject(bad);
    expect(await answer('{"a":')).toMatchObject(bad);
    expect(await answer('{"a":1}', "text/plain")).toMatchObject(bad);
  });

  it("[API-2] JSON of any kind and an empty answer are taken", async () => {
    expect(await answer('{"a":1}', "application/problem+json; charset=utf-8")).toMatchObject({ status: 200 });
    expect(await answer("", "")).toMatchObject({ status: 200 });
  });
});

describe("the circuit breaker", () => {
  it("[API-2] stays closed while only sign-ins are held back", async () => {
    const { api, send } = remote([() => json(503, { "Retry-After": "5", "X-Busy": "sign-ins" })]);
    for (let n = 0; n < 40; n++) expect((await send("POST")).status).toBe(503);
    expect(api.state()).toBe("closed");
  });

  it("[API-2] opens on an API that is down, holds calls back, and says for how long", async () => {
    const { api, asked, send } = remote([broken]);
    while (api.state() === "closed") await send("POST");
    const made = asked.length;
    expect(made).toBe(10);
    expect(await send()).toMatchObject({ status: 503, fault: "held-back", retryAfter: 60, attempts: 0 });
    expect(await send("POST", key)).toMatchObject({ status: 503, fault: "held-back" });
    expect(asked.length).toBe(made);
  });

  it("[API-2] lets one call try after its pause, and closes when that is answered", async () => {
    let up = false;
    const { api, send } = remote([() => (up ? json(200) : broken())], { openMs: 0 });
    while (api.state() === "closed") await send("POST");
    expect(await send("POST")).toMatchObject({ status: 502, attempts: 1 });
    expect(api.state()).toBe("open");
    up = true;
    expect(await send("POST")).toMatchObject({ status: 200 });
    expect(api.state()).toBe("closed");
  });

  it("[API-2] refusals and faults of single calls leave it closed", async () => {
    const { api, send } = remote([() => json(500), () => json(404), () => json(429)]);
    for (let call = 0; call < 40; call++) await send("POST");
    expect(api.state()).toBe("closed");
  });
});
