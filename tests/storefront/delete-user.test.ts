import { and, eq, like, notExists, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
const cookie = await shop.signIn("admin@saltbush.example");
const open = (path: string) => shop.request(path, { cookie });

test("[US-01] what stands in the way is listed with links, and the page has no button", async () => {
  const [order] = await shop.api.db
    .select()
    .from(orders)
    .where(and(eq(orders.organisationUid, "saltbush"), eq(orders.status, "PENDING_APPROVAL")));
  const path = `/manage-users/${order!.customerId}`;
  expect(await main(await open(path))).toContain(`href="${path}?do=delete"`);
  const page = await main(await open(`${path}?do=delete`));
  expect(page).toContain("cannot be deleted yet");
  expect(page).toContain(`href="/my-account/approval/${order!.code}"`);
  expect(page).not.toContain('value="delete"');
  const sent = await shop.request(`${path}?do=delete`, {
    cookie,
    body: new URLSearchParams({ section: "delete" }),
  });
  expect(sent.status).toBe(400);
  expect(await sent.text()).toContain("must be finished first");
});

test("[US-01] the press deletes and leads to the list, which does not have the person any more", async () => {
  const [person] = await shop.api.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.organisationUid, "saltbush"),
        like(users.uid, "%@saltbush.example"),
        notExists(
          shop.api.db
            .select({ one: sql`1` })
            .from(orders)
            .where(eq(orders.customerId, users.customerId)),
        ),
        sql`not 'b2badmingroup' = any(${users.groups})`,
      ),
    );
  const path = `/manage-users/${person!.customerId}`;
  const page = await main(await open(`${path}?do=delete`));
  expect(page).toContain("This cannot be undone.");
  const version = /name="version" value="(\d+)"/.exec(page)![1]!;
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(page)![1]!;
  const body = new URLSearchParams({ section: "delete", version, idempotencyKey: key });
  const presses = await Promise.all([1, 2, 3].map(() => shop.request(`${path}?do=delete`, { cookie, body })));
  for (const sent of presses) {
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/manage-users"]);
  }
  expect((await open(path)).status).toBe(404);
});
