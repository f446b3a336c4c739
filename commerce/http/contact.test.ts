import { describe, expect, it } from "vitest";
import { mobileOf, plainEmail, shownMobile } from "./contact";
import { oneLine, plainCode, plainText } from "./plain-text";

describe("contact details as they are compared and stored", () => {
  it("[SI-04] a mobile is one number, however it is written", () => {
    const spellings = [
      "0412 592 734",
      "412592734",
      "+61 412 592 734",
      "+61 (0)412 592 734",
      "61412592734",
      "0061 412 592 734",
      "0011 61 412 592 734",
      "(0412) 592-734",
      "0412.592.734",
      "\u20600412\u00a0592\u200b734\u202c",
    ];
    for (const typed of spellings) expect(mobileOf(typed), typed).toBe("+61412592734");
    for (const typed of ["021 592 734", "21592734", "+64 21 592 734", "+64 (0)21 592 734", "0064 21592734"]) {
      expect(mobileOf(typed), typed).toBe("+6421592734");
    }
    expect(mobileOf("022 123 4567")).toBe("+64221234567");
  });

  it("[SI-04] what is no mobile of Australia or New Zealand is none", () => {
    const others = [
      "",
      "02 9374 4000",
      "02 8374 4000",
      "041259273",
      "+1 212 555 0123",
      "call me",
      "0412592734 x2",
      "4".repeat(50),
    ];
    for (const typed of others) expect(mobileOf(typed), typed).toBeUndefined();
  });

  it("[SI-04] a stored number is shown as it is dialled at home, or with its country", () => {
    expect(shownMobile("+61412592734")).toBe("0412 592 734");
    expect(shownMobile("+6421592734")).toBe("+64 21 592 734");
    expect(shownMobile("extension 5")).toBe("extension 5");
  });

  it("[SI-01] invisible characters and unusual spaces are no part of what somebody typed", () => {
    expect(plainEmail("\u202aBuyer@HarrowStreet.example\u202c\u200b ")).toBe("buyer@harrowstreet.example");
    expect(oneLine("A\r\nBcc: v@x.example\u202e")).toBe("A Bcc: v@x.example");
    expect(oneLine("O'Brien-Ngāti  <b>&")).toBe("O'Brien-Ngāti <b>&");
    expect(plainCode("KC\u20115403\u2013GR\u2010M")).toBe("KC-5403-GR-M");
    expect(plainText("one\r\ntwo\u2028three\u00a0\tfour")).toBe("one\ntwo\nthree \tfour");
    // Family emoji and Persian words keep their joiners.
    expect(plainText("👨‍👩‍👧 می‌خواهم")).toBe("👨‍👩‍👧 می‌خواهم");
  });
});
