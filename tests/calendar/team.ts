import { eq } from "drizzle-orm";
import { users } from "../../commerce/modules/users/tables";
import { type Deed, wrong } from "./deeds";
import { type Kept, take, type World, wrongBalance } from "./world";

const OWNER = "approver@emberbun.example";
const UNIT = "emberbun-melbourne";

/** One garment of a pack, ordered by the owner of a restaurant for one of the crew on either side of midnight. */
export async function teamOrders(world: World, kept: Kept): Promise<Deed> {
  const { api } = world;
  const [person] = await api.db.select().from(users).where(eq(users.uid, kept.as));
  const customerId = person!.customerId;
  const query = { unit: UNIT, packId: kept.pack };
  const team = async () =>
    (await api.call("GET", "/orgUsers/current/proxy/team", { as: OWNER, query })).body as {
      garments: { shown: boolean; bundleId: string; sizes?: { sku: string }[] }[];
      people: { customerId: string; cells: { left?: number }[] }[];
    };
  const ordered = async (): Promise<string[]> => {
    const page = await team();
    const left = page.people.find((one) => one.customerId === customerId)?.cells[0]?.left ?? 0;
    if (left < 1) return [];
    const garment = page.garments.find(({ shown }) => shown)!;
    const entries = [{ bundleId: garment.bundleId, sku: garment.sizes![2]!.sku, quantity: 1 }];
    const { status, body } = await api.call("POST", `/orgUsers/current/proxy/team/${customerId}`, {
      as: OWNER,
      body: { packId: kept.pack, entries },
    });
    if (status >= 300) return [`a team order answers ${status} ${JSON.stringify(body)}`];
    take(world, kept, world.today(), 1);
    const after = (await team()).people.find((one) => one.customerId === customerId);
    return wrong("what is left on the page of a team", after?.cells[0]?.left ?? 0, left - 1);
  };
  return { before: ordered, after: ordered, always: () => wrongBalance(world, kept) };
}
