import { describe, expect, it } from "vitest";
import { z } from "zod";
import { idempotencyKeyOf, newIdempotencyKey } from "./idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "./submission.server";

const schema = z.object({
  code: z.string().trim().min(1).max(17, "Please enter less than 18 alphanumeric characters."),
  quantity: z.number().min(1).optional(),
  units: z.array(z.string()).min(1),
  people: z.array(z.object({ name: z.string(), password: z.string() })).optional(),
});

function bodyOf(entries: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  return body;
}

describe("submission", () => {
  it("[FW-01] an empty field, a field of blanks and an empty list are required in the same words", () => {
    const submission = parseForm(bodyOf({ code: "   " }), schema);
    expect(submission.status).toBe("error");
    expect(submission.reply().error).toEqual({
      code: ["This information is required."],
      units: ["This information is required."],
    });
  });

  it("[FW-01] the schema's own words win", () => {
    const submission = parseForm(bodyOf({ code: "TIDEWAY/OPS/2026/0041", "units[0]": "4410" }), schema);
    expect(submission.reply().error).toEqual({
      code: ["Please enter less than 18 alphanumeric characters."],
    });
  });

  it("[FW-01] a good post gives its value, typed", () => {
    const submission = parseForm(bodyOf({ code: " PO1 ", quantity: "3", "units[0]": "4410" }), schema);
    if (submission.status !== "success") throw new Error("not taken");
    expect(submission.value).toEqual({ code: "PO1", quantity: 3, units: ["4410"] });
  });

  it("[FW-01] answers 400 and leaves secrets behind, also inside lists", async () => {
    const body = bodyOf({
      code: "PO1",
      "people[0].name": "Robin",
      "people[0].password": "hunter22",
      cardNumber: "4111111111111111",
      idempotencyKey: newIdempotencyKey(),
    });
    const response = replyInvalid(parseForm(body, schema));
    expect(response.status).toBe(400);
    const reply = await response.json();
    expect(reply.status).toBe("error");
    expect(reply.initialValue).toEqual({ code: "PO1", people: [{ name: "Robin" }] });
  });

  it("[FW-01] puts the API's errors at their fields and the rest at the form", async () => {
    const submission = parseForm(bodyOf({ code: "PO1", "units[0]": "4410" }), schema);
    const faults = mergeApiErrors(
      submission,
      {
        errors: [
          { type: "ValidationError", reason: "duplicate", subject: "code", message: "This number is taken." },
          { type: "ValidationError", subject: "orgUnits", message: "Unit 4410 is closed." },
          { type: "ForbiddenError", subject: "toString", message: "You may not do this." },
        ],
      },
      { orgUnits: "units" },
    );
    const response = replyInvalid(submission, { ...faults, status: 409 });
    expect(response.status).toBe(409);
    expect((await response.json()).error).toEqual({
      "": ["You may not do this."],
      code: ["This number is taken."],
      units: ["Unit 4410 is closed."],
    });
  });

  it("[FW-01] tells the form what may stay empty as plain data", () => {
    const constraint: unknown = JSON.parse(JSON.stringify(constraintOf(schema)));
    expect(constraint).toMatchObject({
      code: { required: true },
      quantity: { required: false },
      units: { required: true, multiple: true },
    });
    expect(JSON.stringify(constraint)).not.toContain("maxLength");
  });

  it("[FW-01] reads the idempotency key of a post, or makes one", () => {
    const key = newIdempotencyKey();
    expect(idempotencyKeyOf(bodyOf({ idempotencyKey: key }))).toBe(key);
    expect(idempotencyKeyOf(bodyOf({ idempotencyKey: "<script>" }))).toMatch(/^[0-9a-f-]{36}$/);
  });
});
