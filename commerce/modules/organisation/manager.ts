import { sql, type SQL } from "drizzle-orm";

/** Whether somebody is the manager of a person and is there: nobody reads or hears of one who left. Aliases of `users`. */
export const isManagerOf = (manager: string, person: string): SQL => {
  const [m, u] = [sql.identifier(manager), sql.identifier(person)];
  return sql`(${m}.customer_id = ${u}.manager_id and ${m}.active and ${m}.organisation_uid = ${u}.organisation_uid)`;
};
