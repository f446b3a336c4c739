import { expect } from "vitest";
import type { Answer } from "./api";

/** Expects a refusal with the type of its first error, and of the fields given. */
export function expectRefusal(
  answer: Answer,
  status: number,
  type: string,
  more: Record<string, unknown> = {},
): void {
  expect({ status: answer.status, error: answer.body?.errors?.[0] }).toMatchObject({
    status,
    error: { type, message: expect.stringMatching(/\S/), ...more },
  });
}
