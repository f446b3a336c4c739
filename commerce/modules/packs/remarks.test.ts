import { describe, expect, test } from "vitest";
import { remarksOf } from "./remarks";

const asking = { replacementReasons: ["Worn out", "Lost or stolen"] };
const plain = { replacementReasons: [] };

describe("reason of replacement", () => {
  test("[PK-04] a pack that asks requires a reason of its list", () => {
    expect(remarksOf(asking, { reasonOfReplacement: "Worn out" })).toEqual({
      remarks: { reasonOfReplacement: "Worn out", additionalComments: undefined },
      errors: [],
    });
    for (const reasonOfReplacement of [undefined, null, " ", "worn out", "Bored"]) {
      expect(remarksOf(asking, { reasonOfReplacement }).errors).toEqual([
        { subject: "reasonOfReplacement", message: "Choose why you replace this item." },
      ]);
    }
  });

  test("[PK-04] a pack that does not ask takes none", () => {
    expect(remarksOf(plain, {}).errors).toEqual([]);
    expect(remarksOf(plain, { reasonOfReplacement: "Worn out" }).errors).toHaveLength(1);
  });
});

test("[PK-04] a comment is one line without control characters and without marks that turn its direction", () => {
  const { remarks } = remarksOf(plain, {
    additionalComments: " Left\r\nside\u0007 \u202etorn\u2028‘Ōtāhuhu’ ",
  });
  expect(remarks.additionalComments).toBe("Left side torn ‘Ōtāhuhu’");
  expect(remarksOf(plain, { additionalComments: " \n " }).remarks.additionalComments).toBeUndefined();
});
