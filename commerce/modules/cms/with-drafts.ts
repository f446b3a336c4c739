import type { ContentRows } from "./content";
import { drafted, slotOf, type Values } from "./editing/kinds";
import type { cmsDrafts } from "./tables";

type Draft = Pick<typeof cmsDrafts.$inferSelect, "site" | "kind" | "uid" | "fields">;

/** The rows of a site as they will be once all drafts are published. */
export function withDrafts(rows: ContentRows, drafts: readonly Draft[]): ContentRows {
  const of = (kind: Draft["kind"]) =>
    new Map(drafts.filter((draft) => draft.kind === kind).map(({ uid, fields }) => [uid, fields]));
  const [components, pages] = [of("components"), of("pages")];
  return {
    ...rows,
    components: rows.components.map((row) => {
      const { name = row.name, ...fields } = drafted(row.fields, components.get(row.uid));
      return { ...row, name: String(name), fields };
    }),
    pages: rows.pages.map((row) => ({ ...row, ...(pages.get(row.uid) as Partial<typeof row> | undefined) })),
    slots: slotsWith(
      rows.slots,
      drafts.filter(({ kind }) => kind === "slots"),
    ),
  };
}

/** A slot with a draft has the components of the draft, and no others. */
function slotsWith(slots: ContentRows["slots"], drafts: readonly Draft[]): ContentRows["slots"] {
  const planned = drafts.flatMap((draft) => {
    const slot = slotOf(draft.uid);
    return slot ? [{ ...slot, site: draft.site, fields: draft.fields }] : [];
  });
  const isPlanned = (row: (typeof slots)[number]) =>
    planned.some(({ pageUid, position }) => pageUid === row.pageUid && position === row.position);
  return [
    ...slots.filter((row) => !isPlanned(row)),
    ...planned.flatMap(({ fields, ...slot }) =>
      componentsIn(fields).map((componentUid, sort) => ({ ...slot, componentUid, sort })),
    ),
  ];
}

const componentsIn = (fields: Values) => (fields["components"] ?? []) as string[];
