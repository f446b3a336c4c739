import { describe, expect, it } from "vitest";
import { errorFrom, retryAfterOf, textForStatus } from "./errors.server";

const after = (value: string) =>
  retryAfterOf(new Headers({ "Retry-After": value }), Date.parse("2026-03-18T01:00:00Z"));

describe("Retry-After", () => {
  it("[FW-01] is read as seconds or as a date", () => {
    expect(after("7")).toBe(7);
    expect(after("Wed, 18 Mar 2026 01:00:30 GMT")).toBe(30);
  });

  it("[FW-01] counts as absent when it says nothing useful", () => {
    for (const value of ["0", "-3", "soon", "99999999999", "Wed, 18 Mar 2020 01:00:30 GMT"]) {
      expect(after(value), value).toBeUndefined();
    }
  });
});

it("[FW-01] each failure of the API has its words", () => {
  expect(textForStatus(500)).toBe("An Internal Server Error occurred. Please try again later.");
  expect(textForStatus(502)).toBe("A server error occurred. Please try again later");
  expect(textForStatus(503)).toBe("A server error occurred. Please try again later");
  expect(textForStatus(504)).toBe("The server did not respond, please try again later.");
  expect(textForStatus(429, 1)).toContain("again in 1 second.");
  expect(textForStatus(429)).toContain("again in a moment.");
  expect(textForStatus(409)).toBe("Already exists.");
  expect(textForStatus(403)).toBe(
    "You are not authorized to perform this action. Please contact your administrator if you think this is a mistake.",
  );
  expect(textForStatus(418)).toBe("An unknown error occurred");
});

it("[API-2] the errors of an answer are read as OCC's, as OAuth's, and from the status alone", async () => {
  const read = async (body: string | null, status = 401) =>
    (await errorFrom(new Response(body, { status }), "GET /carts")).errors;
  for (const type of ["InvalidTokenError", "InvalidBearerTokenError"]) {
    const errors = [{ type, message: "Invalid access token" }];
    expect(await read(JSON.stringify({ errors }))).toEqual(errors);
  }
  expect(await read('{"error":"invalid_grant","error_description":"Bad credentials"}', 400)).toEqual([
    { type: "invalid_grant", message: "Bad credentials" },
  ]);
  expect(await read('{"error":"unauthorized"}')).toEqual([{ type: "unauthorized", message: "unauthorized" }]);
  for (const body of [null, "", "<html>", "[]", "{}", '{"errors":{}}']) {
    expect(await read(body)).toEqual([{ type: "UnknownError", message: textForStatus(401) }]);
  }
});
