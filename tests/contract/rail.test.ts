import { expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { hangingPictures } from "../../app/features/home/rail.server";

const api = await apiOfFile();
const programs = ["kestrel", "lanternbridge", "saltbush", "emberbun", "korraline"];

test.each(programs)("[SH-07] the range of %s fills the four hooks of the home page", async (program) => {
  const { status, body } = await api.call("GET", "/products/search", {
    as: `wearer@${program}.example`,
    query: { pageSize: "40", fields: "products(code,sizeScale,categories,images)" },
  });
  expect(status).toBe(200);
  expect(new Set(hangingPictures(body.products)).size).toBe(4);
});
