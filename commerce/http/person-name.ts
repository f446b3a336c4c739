import { sql, type SQL } from "drizzle-orm";

/** A person's name as pages and mails write it. Whoever has one name alone has it as first name, and no last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** The same in SQL, of a row of `users` or of an address. @param alias of its table. */
export const personNameOf = (alias: string): SQL =>
  sql`trim(${sql.identifier(alias)}.first_name || ' ' || ${sql.identifier(alias)}.last_name)`;
