import { expect, test } from "vitest";
import { typedTime } from "./typed-time.server";

test("[FW-03] a time may be typed as people write it", () => {
  const read = (text: string) => typedTime.safeParse(text).data;
  for (const [text, time] of [
    ["9:00", "09:00"],
    [" 17.30 ", "17:30"],
    ["5:30 pm", "17:30"],
    ["12 am", "00:00"],
    ["12:15PM", "12:15"],
    ["9 a.m.", "09:00"],
    ["0:05", "00:05"],
  ]) {
    expect([text, read(text!)]).toEqual([text, time]);
  }
  for (const text of ["", "noon", "24:00", "9:60", "13 pm", "0 am", "9:5", "123"]) {
    expect([text, read(text)]).toEqual([text, undefined]);
  }
});
