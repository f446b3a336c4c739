import { expect, test } from "vitest";
import type { orderEntries } from "../tables";
import { withoutSize } from "./without-sizes";

test("[B-22] [B-20] what a garment misses is told without its name, and its certificates are left out", () => {
  const entry = {
    product: {
      code: "KC-5004-YN-12",
      name: "Maternity hi-vis shirt",
      styleCode: "KC-5004",
      colour: "Yellow",
      size: "12",
    },
    valueAdds: [{ code: "HEM", name: "Hem", cents: 900, entries: [{ label: "Length", value: "78" }] }],
    ppeWarning:
      "The role Plant operator needs AS/NZS 4602.1 class D/N. Maternity hi-vis shirt has AS/NZS 4602.1 class D.",
    ppeReason: "Only for the office.",
    standards: [{ certificate: "BMP 700123" }],
  } as unknown as typeof orderEntries.$inferSelect;
  const shown = withoutSize(entry, "Hi-vis");
  expect(shown).toMatchObject({
    product: { name: "Hi-vis", code: "", styleCode: "", size: "", colour: "Yellow" },
    valueAdds: [{ name: "Hem", entries: [] }],
    ppeWarning: "The role Plant operator needs AS/NZS 4602.1 class D/N. It has AS/NZS 4602.1 class D.",
    ppeReason: "Only for the office.",
    standards: null,
  });
  for (const text of ["Maternity", "KC-5004", "78", "BMP"]) expect(JSON.stringify(shown)).not.toContain(text);
});
