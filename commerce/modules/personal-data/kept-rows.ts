import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { allocationChanges } from "../entitlement/tables";
import type { changeEvents } from "../changes/tables";
import { configurationModels, type ConfigurationModel } from "../configurators/tables";
import type { orderEntries, orders } from "../orders/tables";
import { addresses } from "../organisation/tables";
import type { punchoutOrders } from "../punchout/tables";
import type { returnEntries } from "../returns/tables";
import type { HOLDINGS } from "./holdings";
import { type Identifiers, NAMING } from "./identifiers";
import { type Redact, redactJson, redactTheirs, unnamed } from "./redact";
import { rewriteRows, type Row, writtenColumns } from "./rewrite";
import { everyHolding } from "./rows";
import { addressWithout, configurationWithoutTyped, ERASED, valueAddsWithoutTyped } from "./typed-texts";

type RowOf<Table extends { $inferSelect: Row }> = Table["$inferSelect"];
type Change = (row: Row) => Row;

/** Changes of the rows of single tables, beside what is done to the rows of each. */
async function changesOf(
  db: Database,
  customerId: string,
): Promise<Partial<Record<keyof typeof HOLDINGS, Change>>> {
  const ofUnits = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(sql`${addresses.unitUid} is not null`);
  const unitAddresses = new Set(ofUnits.map(({ id }) => id));
  const models = await db.select().from(configurationModels);
  const modelOf = (code: string): ConfigurationModel | undefined =>
    models.find((model) => model.code === code)?.definition;
  return {
    orders: (row) => {
      const { deliveryAddress, customerId: whose } = row as RowOf<typeof orders>;
      if (whose !== customerId) return {};
      const ofUnit = unitAddresses.has(deliveryAddress.id ?? "");
      return { orderedBy: customerId, deliveryAddress: addressWithout(deliveryAddress, ofUnit) };
    },
    orderEntries: (row) => {
      const { valueAdds, configuration } = row as RowOf<typeof orderEntries>;
      return {
        additionalComments: null,
        ppeReason: null,
        valueAdds: valueAddsWithoutTyped(valueAdds, configuration),
        configuration:
          configuration &&
          configurationWithoutTyped(configuration, modelOf(configuration.variant?.model ?? "")),
      };
    },
    returnEntries: (row) => ({ comments: (row as RowOf<typeof returnEntries>).comments && ERASED }),
    punchoutOrders: (row) => ({
      differences: (row as RowOf<typeof punchoutOrders>).differences.map((one) =>
        one.kind === "address" ? { kind: one.kind, refused: one.refused } : one,
      ),
    }),
    allocationChanges: (row) =>
      (row as RowOf<typeof allocationChanges>).byCustomerId === customerId ? { byName: customerId } : {},
    changeEvents: (row) => {
      const { subjectCode, changes } = row as RowOf<typeof changeEvents>;
      if (subjectCode !== customerId) return {};
      return {
        subjectName: customerId,
        changes: changes.map(({ what, from, to }) =>
          NAMING.includes(what) ? { what, from: from && ERASED, to: to && ERASED } : { what, from, to },
        ),
      };
    },
  };
}

const withoutNames = (table: Parameters<typeof writtenColumns>[0], row: Row, customerId: string): Row =>
  Object.fromEntries(
    writtenColumns(table)
      .filter(([name]) => typeof row[name] === "object")
      .map(([name]) => [name, unnamed(row[name], customerId)]),
  );

const withoutWords = (words: readonly string[], row: Row, redact: Redact): Row =>
  Object.fromEntries(words.map((name) => [name, redactJson(row[name], redact)]));

/** Takes a person out of the rows that stay: orders, returns, events and the change log keep the account's number. */
export async function rewriteKept(db: Database, identifiers: Identifiers): Promise<void> {
  const { customerId } = identifiers;
  const redact = redactTheirs(identifiers);
  const changes = await changesOf(db, customerId);
  for (const [name, table, { rows, ends, words = [] }] of everyHolding()) {
    if (!rows || ends || name === "users") continue;
    const change = changes[name] ?? (() => ({}));
    await rewriteRows(db, table, rows(customerId), (row) => {
      const own = { ...row, ...change(row) };
      const unnamedRow = { ...own, ...withoutNames(table, own, customerId) };
      return { ...unnamedRow, ...withoutWords(words, unnamedRow, redact) };
    });
  }
}
