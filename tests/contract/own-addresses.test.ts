import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const wearer = "wearer@kestrel.example";
const path = "/orgUsers/current/addresses";
const home = {
  firstName: "Sam",
  lastName: "Field",
  line1: "12 Wattle Street",
  town: "Fitzroy",
  region: "VIC",
  postalCode: "3065",
  country: { isocode: "AU" },
};
const api = await apiOfFile();
const { body: me } = await api.call("GET", "/orgUsers/current", { as: wearer });
beforeEach(async () => {
  await api.db.delete(addresses).where(eq(addresses.customerId, me.customerId));
});
interface Shown {
  id: string;
  line1: string;
  defaultAddress: boolean;
  visibleInAddressBook: boolean;
}
const list = async (): Promise<Shown[]> => (await api.call("GET", path, { as: wearer })).body.addresses;
const add = (body: object, as = wearer) => api.call("POST", path, { as, body });

describe("a person's own addresses", () => {
  test("[AC-01] are added, changed and deleted; those of the unit stay as they are", async () => {
    const before = await list();
    const { status, body, headers } = await add(home);
    expect([status, headers.get("Location")]).toEqual([201, expect.stringContaining(`addresses/${body.id}`)]);
    const change = { line1: "14 Wattle Street", region: "NSW", postalCode: "2000" };
    expect((await api.call("PATCH", `${path}/${body.id}`, { as: wearer, body: change })).status).toBe(200);
    const now = await list();
    expect(now.find(({ id }) => id === body.id)).toMatchObject({
      ...change,
      region: { isocode: "NSW" },
      town: "Fitzroy",
      visibleInAddressBook: true,
    });
    expect((await api.call("DELETE", `${path}/${body.id}`, { as: wearer })).status).toBe(200);
    expect(await list()).toEqual(before);
    expect(before.every(({ visibleInAddressBook }) => !visibleInAddressBook)).toBe(true);
    const ofUnit = `${path}/${before[0]!.id}`;
    expectRefusal(await api.call("PATCH", ofUnit, { as: wearer, body: change }), 404, "NotFoundError");
    expectRefusal(await api.call("DELETE", ofUnit, { as: wearer }), 404, "NotFoundError");
  });

  test("[AC-01] one at a time is the default, before that of the unit, and comes first", async () => {
    const unitDefault = (await list()).filter(({ defaultAddress }) => defaultAddress);
    const first = (await add({ ...home, defaultAddress: true })).body;
    const second = (await add({ ...home, line1: "2 Wattle Street" })).body;
    const defaults = async () =>
      (await list()).filter(({ defaultAddress }) => defaultAddress).map(({ id }) => id);
    expect(await defaults()).toEqual([first.id]);
    await api.call("PATCH", `${path}/${second.id}`, { as: wearer, body: { defaultAddress: true } });
    expect([await defaults(), (await list())[0]!.id]).toEqual([[second.id], second.id]);
    await api.call("DELETE", `${path}/${second.id}`, { as: wearer });
    expect(await defaults()).toEqual(unitDefault.map(({ id }) => id));
  });

  test("[AC-01] nobody reads or changes another person's", async () => {
    const { id } = (await add(home)).body;
    const as = "newstarter@kestrel.example";
    expect((await api.call("GET", path, { as })).body.addresses).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expectRefusal(
      await api.call("PATCH", `${path}/${id}`, { as, body: { line1: "x" } }),
      404,
      "NotFoundError",
    );
    expectRefusal(await api.call("DELETE", `${path}/${id}`, { as }), 404, "NotFoundError");
  });

  test("[AC-01] a suggestion has the state of the postcode, capitals and whole words", async () => {
    const verify = async (body: object) =>
      (await api.call("POST", `${path}/verification`, { as: wearer, body: { ...home, ...body } })).body;
    expect(await verify({})).toEqual({ decision: "ACCEPT", suggestedAddresses: [] });
    const typed = { line1: "12  WATTLE ST", town: "fitzroy", region: "NSW" };
    expect(await verify(typed)).toMatchObject({
      decision: "REVIEW",
      suggestedAddresses: [{ line1: "12 Wattle Street", town: "Fitzroy", region: { isocode: "VIC" } }],
    });
    for (const right of [
      { line1: "PO BOX 12" },
      { line1: "Unit 3 McKenzie Lane", town: "Queanbeyan", region: "NSW", postalCode: "2620" },
      { town: "Te Aro", region: undefined, postalCode: "6011", country: { isocode: "NZ" } },
    ]) {
      expect((await verify(right)).decision).toBe("ACCEPT");
    }
  });
});
