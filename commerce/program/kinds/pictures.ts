import { inArray, sql } from "drizzle-orm";
import { pictures } from "../../modules/media/tables";
import type { Cell } from "../cell";
import { column } from "../column";
import type { Kind, ProgramCall, Row } from "../kind";

/** What a picture is, without its bytes, which are read when they are written. */
export interface PictureContent {
  mediaType: string;
  size: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
  read?: () => Uint8Array;
}

const content: Cell<PictureContent> = {
  form: "A picture",
  read: () => {
    throw new Error("pictures are files, and not cells");
  },
  write: ({ size, digest }) => `${size} bytes, ${digest}`,
};

const name: Cell<string> = { form: "The name of a file", read: (text) => text, write: (value) => value };

const namesOf = (rows: readonly Row[]) => rows.map((row) => String(row["file"]));

/** Pictures are the files of a folder beside those of the other kinds, and no file of cells. */
export const picturesKind: Kind = {
  file: "pictures",
  about: "Pictures of garments, which colours.csv names.",
  key: ["file"],
  columns: [
    column("file", "name", name, "Its name", "hl-100-nvy-front.jpg"),
    column("content", "content", content, "What it shows", ""),
  ],
  async load(db) {
    const { name: file, mediaType, size, digest } = pictures;
    const rows = await db.select({ file, mediaType, size, digest }).from(pictures);
    return rows.map((row) => ({
      file: row.file,
      content: { mediaType: row.mediaType, size: row.size, digest: row.digest } satisfies PictureContent,
    }));
  },
  async write({ db, now }, { added, changed }) {
    for (const row of [...added, ...changed.map(({ after }) => after)]) {
      const { read, ...its } = row["content"] as PictureContent;
      const values = { ...its, content: read!(), updatedAt: now() };
      await db
        .insert(pictures)
        .values({ name: String(row["file"]), ...values })
        .onConflictDoUpdate({ target: pictures.name, set: values });
    }
  },
  missing: {
    does: "delete",
    async end({ db }, rows) {
      await db.delete(pictures).where(inArray(pictures.name, namesOf(rows)));
    },
  },
};

/** The pictures of a shop, one after the other. */
export async function* picturesOf(
  db: ProgramCall["db"],
): AsyncGenerator<{ name: string; content: Uint8Array }> {
  for (const { name: known } of await db
    .select({ name: pictures.name })
    .from(pictures)
    .orderBy(sql`name collate "C"`)) {
    const [found] = await db
      .select({ content: pictures.content })
      .from(pictures)
      .where(sql`name = ${known}`);
    if (found) yield { name: known, content: found.content };
  }
}
