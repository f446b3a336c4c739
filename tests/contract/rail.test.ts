import { expect, test } from "vitest";
import { railOf } from "../../app/features/home/rail";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const programs = ["kestrel", "lanternbridge", "saltbush", "emberbun", "korraline"];

test.each(programs)("[SH-07] the packs of %s fill the four hooks of the home page", async (program) => {
  const { body } = await api.call("GET", "/orgUsers/current/packs", { as: `wearer@${program}.example` });
  const rail = railOf(body.packs);
  expect(rail.length).toBe(4);
  for (const picture of rail) expect(picture).not.toMatch(/badge|boot|hat|sock|bag|bar\./);
});
