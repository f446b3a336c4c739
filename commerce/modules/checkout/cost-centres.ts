import { z } from "@hono/zod-openapi";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { activeOn, dayFor } from "../../http/active-days";
import { OccError } from "../../http/errors";
import { selects, atFull } from "../../http/fields";
import { PriceSchema } from "../../http/money";
import { leftOut } from "../../http/left-out";
import { AddressSchema, addressView, cartToOrder, showCart, touch, type CartCall } from "../carts";
import { carts } from "../carts/tables";
import { centreOutsideDays } from "../organisation";
import { costCentres, units } from "../organisation/tables";
import { addressesFor } from "./addresses";

/** Cost centres with their units (contract §8). */
export const CostCentersSchema = z
  .object({
    costCenters: z.array(
      z
        .object({
          code: z.string(),
          name: z.string(),
          active: z.string(),
          activeFlag: z.boolean(),
          originalCode: leftOut(z.string()),
          unit: z.object({
            uid: z.string(),
            name: z.string(),
            /** Where goods charged to it may be sent. */
            addresses: atFull(z.array(AddressSchema)),
          }),
          currency: z.object({ isocode: z.string() }),
          /** Its budget of today, inc. GST, for people who see prices: what is left, and what orders hold that wait. */
          budget: z
            .object({
              name: z.string(),
              amount: PriceSchema,
              spent: PriceSchema,
              held: PriceSchema,
              heldOrders: z.number(),
              left: PriceSchema,
              /** Local day of the organisation, YYYY-MM-DD. */
              lastDay: z.string(),
            })
            .optional(),
        })
        .openapi("CostCenter"),
    ),
  })
  .openapi("CostCenterList");

/**
 * Whether a cost centre came to a person through a unit: their home, a further one that is open, one above these, or one
 * linked to one of these. Through a further unit only in the currency that the person orders in.
 */
function throughUnits({ customerId, unitUid }: { customerId: string; unitUid: string }) {
  const through = (which: SQL) => {
    const chain = sql`(select l.above_uid from unit_lines l where l.uid ${which})`;
    return sql`(${costCentres.unitUid} in ${chain} or ${costCentres.code} in (
      select cost_centre_code from cost_centre_units where unit_uid in ${chain}))`;
  };
  const member = sql`in (select m.unit_uid from unit_members m join units n on n.uid = m.unit_uid
    where m.customer_id = ${customerId} and n.active)`;
  return sql<boolean>`(${through(sql`= ${unitUid}`)} or (${through(member)}
    and ${costCentres.currency} = (select currency from units where uid = ${unitUid})))`;
}

const givenTo = (customerId: string) => sql<boolean>`(${costCentres.code} in (
  select cost_centre_code from cost_centre_people where customer_id = ${customerId}))`;

/**
 * Cost centres a person may charge: those of their units, and those that they were given; one statement.
 * @param today only those that can be charged on that day, YYYY-MM-DD; without it, those of other days too.
 */
export async function costCentresOf(
  db: Call["db"],
  person: { customerId: string; unitUid: string },
  today?: string,
) {
  const [ofUnit, given] = [throughUnits(person), givenTo(person.customerId)];
  return db
    .select({ centre: costCentres, unitName: units.name, ofUnit, given })
    .from(costCentres)
    .innerJoin(units, eq(units.uid, costCentres.unitUid))
    .where(
      and(
        sql`(${ofUnit} or ${given})`,
        eq(costCentres.active, true),
        today === undefined ? undefined : activeOn(sql`${costCentres}`, today),
      ),
    )
    .orderBy(asc(costCentres.code));
}

type Budget = NonNullable<z.infer<typeof CostCentersSchema>["costCenters"][number]["budget"]>;

/** The budgets of today of cost centres, by their codes. Budgets are a room of their own, which asks checkout itself. */
export type ReadBudgets = (
  call: Pick<Call, "db" | "about" | "now">,
  centres: readonly string[],
) => Promise<ReadonlyMap<string, Budget>>;

type Asking = Pick<Call, "db" | "about" | "once" | "now">;

const chargingPerson = ({ about: { user, unit } }: Asking) => ({
  customerId: user.customerId,
  unitUid: unit.uid,
});

const costCentresFor = (call: Asking) =>
  call.once("cost centres", () => costCentresOf(call.db, chargingPerson(call), dayFor(call)));

/**
 * The cost centres of a person for the answer. The addresses of a unit are those that the person may have
 * goods sent to; a parent unit without such addresses has the person's. They are read only if selected.
 */
export async function showCostCentres(call: Asking, fields: string | undefined, readBudgets: ReadBudgets) {
  const rows = await costCentresFor(call);
  const known = rows.length > 0 && selects(fields, "addresses", "FULL") ? await addressesFor(call) : [];
  const addressesOf = (uid: string) => {
    const own = known.filter(({ unitUid }) => unitUid === uid);
    return (own.length > 0 ? own : known).map(({ address, isDefault }) =>
      addressView(address, { defaultAddress: isDefault }),
    );
  };
  const codes = rows.map(({ centre }) => centre.code);
  const budgets =
    call.about.user.priceEnabled && codes.length > 0 ? await readBudgets(call, codes) : undefined;
  return {
    costCenters: rows.map(({ centre, unitName }) => ({
      code: centre.code,
      name: centre.name,
      active: String(centre.active),
      activeFlag: centre.active,
      unit: { uid: centre.unitUid, name: unitName, addresses: addressesOf(centre.unitUid) },
      currency: { isocode: centre.currency },
      budget: budgetFacts(budgets?.get(centre.code)),
    })),
  };
}

/** What somebody who may charge a budget needs to know of it. */
const budgetFacts = (budget: Budget | undefined) =>
  budget && {
    name: budget.name,
    amount: budget.amount,
    spent: budget.spent,
    held: budget.held,
    heldOrders: budget.heldOrders,
    left: budget.left,
    lastDay: budget.lastDay,
  };

/** Whether a person may charge a cost centre. */
export const mayCharge = async (call: Asking, code: string): Promise<boolean> =>
  (await costCentresFor(call)).some(({ centre }) => centre.code === code);

/** Why a cost centre that the person may charge on other days cannot be charged today; one statement. */
async function outsideItsDays(call: Asking, code: string): Promise<string | undefined> {
  const all = await costCentresOf(call.db, chargingPerson(call));
  const found = all.find(({ centre }) => centre.code === code);
  return found && centreOutsideDays(found.centre, dayFor(call));
}

/** @throws OccError 400 EntityValidationError for a cost centre that the person may not charge. */
export async function setCostCentre(call: CartCall, cartId: string, code: string) {
  const cart = await cartToOrder(call, cartId);
  if (!(await mayCharge(call, code))) {
    throw new OccError(400, {
      type: "EntityValidationError",
      message: (await outsideItsDays(call, code)) ?? "You cannot use that cost centre. Choose another.",
      subject: "costCenterId",
      subjectType: "parameter",
    });
  }
  await call.db.update(carts).set({ costCentre: code }).where(eq(carts.code, cart.code));
  await touch(call.db, cart.code, call.now());
  return showCart(call, cart.code);
}
