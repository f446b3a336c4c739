import { readFileSync } from "node:fs";
import { format } from "prettier";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { EVENTS, EVENT_TYPES } from "./events";
import { eventTypesText, exampleOf } from "./event-types";
import { newSecret, signedHeaders } from "./signature";

const AT = new Date("2026-11-29T01:20:00.700Z");

describe("signatures", () => {
  test("[API-1] have the value that Standard Webhooks gives in its own example", () => {
    const secret = { secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", madeAt: "" };
    const at = new Date(1_614_265_330_000);
    expect(signedHeaders("msg_p5jXN8AQM9LWM0D4loKWxJek", at, '{"test": 2432232314}', [secret])).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  test("[API-1] of two secrets fit both, and no third", () => {
    const [old, fresh, other] = [newSecret(AT), newSecret(AT), newSecret(AT)];
    const headers = signedHeaders("evt_1", AT, "{}", [fresh, old]);
    const at = Number(headers["webhook-timestamp"]) * 1000;
    expect(Math.abs(at - AT.getTime())).toBeLessThan(1000);
    const signatures = headers["webhook-signature"].split(" ");
    expect(signatures).toEqual([fresh, old].map(({ secret }) => new Webhook(secret).sign("evt_1", AT, "{}")));
    expect(signatures).not.toContain(new Webhook(other.secret).sign("evt_1", AT, "{}"));
    expect(old.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});

describe("bodies", () => {
  test.each(EVENT_TYPES)(
    "[API-1] %s has type, timestamp, sequence and the data of its declaration",
    (type) => {
      const body = JSON.parse(exampleOf(type)) as Record<string, unknown>;
      expect(Object.keys(body)).toEqual(["type", "timestamp", "sequence", "data"]);
      expect(EVENTS[type].data.strict().parse(body["data"])).toEqual(body["data"]);
      // The properties stand in the order of the declaration, whatever order the database keeps them in.
      expect(Object.keys(body["data"] as object)).toEqual(Object.keys(EVENTS[type].data.shape));
    },
  );

  test("[API-1] are in the docs as they are: npm run event-types", async () => {
    const page = readFileSync("docs/integrators/event-types.md", "utf8");
    const text = await format(`${eventTypesText()}\n`, { parser: "markdown", printWidth: 110 });
    expect(page.endsWith(text)).toBe(true);
  });
});
