import type { z } from "@hono/zod-openapi";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { invalid } from "../../../http/errors";
import { formatMoney } from "../../../http/money";
import { type NotingCall, noteChange } from "../../changes";
import { decidesRules, mustDecideRules } from "../../organisation";
import { organisations } from "../../organisation/tables";
import type { PermissionBody } from "./contract";

type PermissionCall = Pick<Call, "db" | "about">;

/** The currencies of an organisation's units. */
const currenciesOf = ({ db, about }: PermissionCall) =>
  rowsOf<{ currency: string; symbol: string }>(
    db,
    sql`select currency, min(currency_symbol) as symbol from units
      where organisation_uid = ${about.organisation.uid} group by currency order by currency`,
  );

const answerOf = (
  call: PermissionCall,
  currencies: readonly { currency: string }[],
  most: Record<string, number>,
) => ({
  highest: currencies.map(({ currency }) => ({
    currency,
    amount: most[currency] === undefined ? undefined : most[currency] / 100,
  })),
  decides: decidesRules(call),
});

/** Up to how much orders of the caller's organisation may be decided from the mail. */
export const showPermission = async (call: PermissionCall) =>
  answerOf(call, await currenciesOf(call), call.about.organisation.mailDecisions);

/**
 * Sets up to how much orders may be decided from the mail, for the links that are sent from now on and for those that are
 * out already. Currencies that are not named stay.
 * @throws OccError 403 for an administrator of a part of it, 400 for a currency that none of its units has.
 */
export async function changePermission(
  call: PermissionCall & NotingCall,
  { highest }: z.infer<typeof PermissionBody>,
) {
  mustDecideRules(call);
  const { unit, organisation } = call.about;
  const currencies = await currenciesOf(call);
  const stranger = highest.find(({ currency }) => !currencies.some((one) => one.currency === currency));
  if (stranger) throw invalid(stranger.currency, "None of your units has this currency.");
  const [before] = await call.db
    .select({ most: organisations.mailDecisions })
    .from(organisations)
    .where(eq(organisations.uid, organisation.uid))
    .for("update");
  const sent = new Map(highest.map(({ currency, amount }) => [currency, amount]));
  const most = Object.fromEntries(
    currencies.flatMap(({ currency }) => {
      const amount = sent.get(currency);
      const cents =
        amount === undefined
          ? before!.most[currency]
          : amount === null
            ? undefined
            : Math.round(amount * 100);
      return cents === undefined ? [] : [[currency, cents]];
    }),
  ) as Record<string, number>;
  await call.db
    .update(organisations)
    .set({ mailDecisions: most })
    .where(eq(organisations.uid, organisation.uid));
  await noteChange(call, {
    kind: "unit",
    subject: { code: unit.uid, name: unit.name },
    unitUid: unit.uid,
    changes: currencies.map(({ currency, symbol }) => {
      const words = (cents: number | undefined) =>
        cents === undefined ? "Off" : `Up to ${formatMoney(cents, symbol)}`;
      return {
        what: `Approve from the mail, ${currency}`,
        from: words(before!.most[currency]),
        to: words(most[currency]),
      };
    }),
  });
  return answerOf(call, currencies, most);
}
