import { eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addresses } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { fillCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const cart = await fillCart(api, buyer, { [await skuOf(api, "KC-5002")]: 1 });
const address = {
  firstName: "Sam",
  lastName: "O'Neill-Ngāti",
  line1: "1 Test Street",
  town: "Fitzroy",
  region: "VIC",
  postalCode: "3065",
  country: { isocode: "AU" },
};

describe("an address book", () => {
  test("[CK-01] a book that is full takes no more, and says what to do", async () => {
    const [{ customerId } = { customerId: "" }] = await api.db
      .select()
      .from(users)
      .where(eq(users.uid, buyer));
    const held = await api.db.$count(addresses, eq(addresses.customerId, customerId));
    const [any] = await api.db.select().from(addresses).limit(1);
    const rows = Array.from({ length: 100 - held }, (_, n) => ({
      ...any!,
      id: `full-${n}`,
      unitUid: null,
      customerId,
      isDefault: false,
    }));
    await api.db.insert(addresses).values(rows);
    const path = `/users/current/carts/${cart}/addresses/delivery`;
    const answer = await api.call("POST", path, { as: buyer, body: address });
    expectRefusal(answer, 400, "UnsupportedDeliveryAddressError", { subject: "line1" });
    expect(answer.body.errors[0].message).toBe(
      "You have saved 100 addresses, which is the most you can have. Choose one of them.",
    );
    await api.db.delete(addresses).where(like(addresses.id, "full-%"));
    expect((await api.call("POST", path, { as: buyer, body: address })).status).toBe(201);
  });
});
