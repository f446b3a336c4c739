import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../../database/columns";

/** Pictures that were brought with a program, by the names that colours have. */
export const pictures = pgTable("pictures", {
  name: text("name").primaryKey(),
  mediaType: text("media_type").notNull(),
  /** In bytes. */
  size: integer("size").notNull(),
  /** SHA-256 in hexadecimal. */
  digest: text("digest").notNull(),
  content: bytes("content").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
