import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("public/favicon.ico is an icon file whose pictures are whole and as large as it says", () => {
  const file = readFileSync("public/favicon.ico");
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const picture = file.subarray(start, start + length);
    expect(picture.length).toBe(length);
    expect(picture.subarray(0, 8)).toEqual(PNG);
    expect(picture.subarray(-8, -4).toString()).toBe("IEND");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([entry[0], entry[1]]);
    return entry[0];
  });
  expect(sizes).toEqual([16, 32, 48]);
});
