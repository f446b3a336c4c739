import type { Database } from "../database/connection";
import { shownMobile } from "../http/contact";
import { addresses } from "../modules/organisation/tables";
import type { Person } from "./world/programs";

const STREETS = [
  "Wattle Street",
  "Rimu Road",
  "Jacaranda Avenue",
  "Banksia Court",
  "Kōwhai Lane",
  "Quarry Road",
];

/** Where the people whom the demo knows by name live: in the town that they work in. */
export async function seedHomes(db: Database, people: readonly Person[]): Promise<void> {
  const named = people.filter((person) => person.named);
  if (named.length === 0) return;
  await db.insert(addresses).values(
    named.map(({ row, unit: { address } }, n) => ({
      id: `home-${row.customerId}`,
      customerId: row.customerId,
      firstName: row.firstName,
      lastName: row.lastName,
      line1: `${n * 3 + 4} ${STREETS[n % STREETS.length]}`,
      line2: n % 4 === 3 ? `Unit ${n}` : null,
      town: address.town,
      region: address.region,
      postalCode: address.postalCode,
      country: address.country,
      phone: row.mobile ? shownMobile(row.mobile) : null,
      email: row.uid,
      isDefault: false,
    })),
  );
}
