import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { organisations, units } from "../../organisation/tables";
import { AudienceSchema } from "../audience";
import { componentsNamed, type Item } from "./item";
import type { Values } from "./kinds";
import { textOf, refusedFields } from "./values";

/** What a draft may not say beside the others of the shop. @throws OccError 400 that names the fields. */
export async function checkValues(db: Database, item: Item, values: Values): Promise<void> {
  const wrong =
    item.kind === "slots"
      ? await wrongComponents(db, item, values)
      : item.kind === "components"
        ? await wrongAudience(db, item, values)
        : [];
  if (wrong.length > 0) throw refusedFields(wrong);
}

type Wrong = (readonly [field: string, message: string])[];

async function wrongComponents(db: Database, { site }: Item, values: Values): Promise<Wrong> {
  const uids = (values["components"] ?? []) as string[];
  const there = new Set((await componentsNamed(db, site, uids)).map(({ uid }) => uid));
  return uids
    .filter((uid) => !there.has(uid))
    .map((uid) => ["components", `The site has no component ${uid}.`] as const);
}

/** Organisations and units must be there: otherwise nobody would see the component. */
async function wrongAudience(db: Database, { fields }: Item, values: Values): Promise<Wrong> {
  const { shownTo } = values;
  if (shownTo === undefined) return [];
  const asJson = fields.some(({ kind }) => kind === "json");
  const at = (name: string) => (asJson ? "json" : `shownTo.${name}`);
  const { data, error } = AudienceSchema.safeParse(shownTo);
  if (error) {
    return error.issues.map((issue) => {
      const name = String(issue.path[0] ?? "organisations");
      const text = textOf({ name: `shownTo.${name}`, kind: "codes", label: "" }, values);
      return [at(name), issue.code === "custom" ? issue.message : `This cannot be read: ${text}`] as const;
    });
  }
  const found = async (list: readonly string[], table: typeof organisations | typeof units) =>
    list.length === 0
      ? []
      : (
          await db
            .select({ uid: table.uid })
            .from(table)
            .where(inArray(table.uid, [...list]))
        ).map(({ uid }) => uid);
  const wrong: [string, string][] = [];
  for (const [name, what, table] of [
    ["organisations", "organisation", organisations],
    ["units", "unit", units],
  ] as const) {
    const list = data[name] ?? [];
    const there = new Set(await found(list, table));
    for (const uid of list) if (!there.has(uid)) wrong.push([at(name), `There is no ${what} ${uid}.`]);
  }
  return wrong;
}
