import { z } from "@hono/zod-openapi";
import { AudienceSchema, componentsOfSlots, noteImported, slotUid } from "../../modules/cms";
import { cmsComponents, cmsPages, cmsSlots } from "../../modules/cms/tables";
import { consentTemplates } from "../../modules/consents/tables";
import { stores } from "../../modules/stores/tables";
import { code, country, decimal, email, json, line, paragraphs, several, whole } from "../cell";
import { column, mayBe, naming, sort } from "../column";
import type { Kind, Others, ProgramCall, Refusal, Row } from "../kind";
import { tableKind } from "../table-kind";

const EVERY_PAGE = "*";

const pageRows = tableKind({
  file: "cms-pages",
  about: "The pages of a site that content stands on.",
  table: cmsPages,
  key: ["site", "code"],
  columns: [
    naming("site", "site", "sites", "The shop front", "uniforms"),
    column("code", "uid", code, "The page", "homepage"),
    column(
      "type",
      "pageType",
      code,
      "ContentPage, or of products and categories",
      "ContentPage",
      mayBe("ContentPage"),
    ),
    column("label", "label", line(), "Its address", "/delivery"),
    column("template", "template", code, "How it is laid out", "ContentPage1Template"),
    column("name", "name", line(), "For whoever looks after it", "Delivery"),
    column("title", "title", line(), "In the window", "Delivery"),
    column("robots", "robotTag", code, "For search engines", "NOINDEX_NOFOLLOW", mayBe("NOINDEX_NOFOLLOW")),
  ],
});

/** A kind of which staff find what an import wrote among the versions. @param valuesOf what of a row has versions. */
const versioned = (rows: Kind, kind: "pages" | "components", valuesOf: (row: Row) => Row): Kind => ({
  ...rows,
  async write(call, { added, changed }) {
    await rows.write(call, { added, changed });
    const imported = [...added.map((after) => ({ before: undefined, after })), ...changed].map(
      ({ before, after }) => ({
        ...{ site: String((before ?? after)["site"]), kind },
        uid: String((before ?? after)["code"]),
        before: before && valuesOf(before),
        after: valuesOf({ ...before, ...after }),
      }),
    );
    await noteImported(call.db, imported, { by: call.by, at: call.now() });
  },
});

export const pagesKind = versioned(pageRows, "pages", ({ name, title, robots }) => ({
  name,
  title,
  robotTag: robots,
}));

/** Whom a component is shown to is part of what it says. */
const fields = z.looseObject({ shownTo: AudienceSchema.optional() });

/** Organisations and units that a component is shown to must be there; otherwise nobody would see it. */
function audienceRefusals(row: Row, others: Others): Refusal[] {
  const { shownTo } = row["fields"] as z.infer<typeof fields>;
  return (["organisations", "units"] as const).flatMap((file) =>
    (shownTo?.[file] ?? [])
      .filter((named) => !others.find(file, named))
      .map((named) => ({ head: "fields", message: `${named} is not in ${file}.csv.` })),
  );
}

const componentRows = tableKind({
  file: "cms-components",
  about: "Texts, links, banners and notices.",
  table: cmsComponents,
  key: ["site", "code"],
  check: audienceRefusals,
  // What an import writes is published.
  touched: () => ({ unpublished: false }),
  looksInto: ["organisations", "units"],
  columns: [
    naming("site", "site", "sites", "The shop front", "uniforms"),
    column("code", "uid", code, "The component", "delivery-text"),
    column("type", "typeCode", code, "What it is", "CMSParagraphComponent"),
    column("flex_type", "flexType", code, "Of a component that the shop draws itself", "", { empty: null }),
    column("name", "name", line(), "For whoever looks after it", "Delivery"),
    column(
      "fields",
      "fields",
      json(
        fields,
        `the fields of its type, such as {"content":"<p>Parcels take 3 days.</p>","title":"Delivery"}`,
      ),
      "What it says, and in `shownTo` whom it is shown to; HTML is cleaned where it is shown",
      `{"content":"<p>Parcels take 3 days.</p>","title":"Delivery"}`,
    ),
  ],
});

export const componentsKind = versioned(componentRows, "components", (row) => ({
  ...(row["fields"] as Record<string, unknown>),
  name: row["name"],
}));

function slotRefusals(row: Row, others: Others): Refusal[] {
  const site = String(row["site"]);
  const page = String(row["page"]);
  return [
    ...(page === EVERY_PAGE || others.find("cms-pages", site, page)
      ? []
      : [{ head: "page", message: "The site has no such page in cms-pages.csv." }]),
    ...(others.find("cms-components", site, String(row["component"]))
      ? []
      : [{ head: "component", message: "The site has no such component in cms-components.csv." }]),
  ];
}

const slotRows = tableKind({
  file: "cms-slots",
  about: "Where each component stands.",
  table: cmsSlots,
  key: ["site", "page", "position", "component"],
  missing: "delete",
  check: slotRefusals,
  looksInto: ["cms-pages", "cms-components"],
  columns: [
    naming("site", "site", "sites", "The shop front", "uniforms"),
    column("page", "pageUid", code, "On which page; `*` is every page", "homepage"),
    column("position", "position", code, "In which slot", "Section1"),
    column("component", "componentUid", code, "What", "delivery-text"),
    sort("the slot"),
  ],
});

/** Does something to rows of slots, and writes a version of each slot whose components are others afterwards. */
async function changingSlots(call: ProgramCall, rows: readonly Row[], change: () => Promise<void>) {
  const named = new Map(
    rows.map((row) => {
      const uid = slotUid(String(row["page"]), String(row["position"]));
      return [`${String(row["site"])} ${uid}`, { site: String(row["site"]), kind: "slots" as const, uid }];
    }),
  );
  const keys = [...named.values()];
  const before = await componentsOfSlots(call.db, keys);
  await change();
  const after = await componentsOfSlots(call.db, keys);
  const imported = keys.map((key, at) => ({
    ...key,
    before: before[at],
    after: after[at] ?? { components: [] },
  }));
  await noteImported(call.db, imported, { by: call.by, at: call.now() });
}

/** Staff find what an import wrote among the versions of the slot. */
export const slotsKind: Kind = {
  ...slotRows,
  write: (call, written) =>
    changingSlots(call, [...written.added, ...written.changed.map(({ before }) => before)], () =>
      slotRows.write(call, written),
    ),
  missing: {
    ...slotRows.missing!,
    end: (call, rows) => changingSlots(call, rows, () => slotRows.missing!.end(call, rows)),
  },
};

const times = { opens: z.string().regex(/^\d\d:\d\d$/), closes: z.string().regex(/^\d\d:\d\d$/) };
const hours = z.record(z.string(), z.object(times));
const specialDays = z.array(
  z.object({
    date: z.iso.date(),
    name: z.string(),
    comment: z.string().optional(),
    opens: times.opens.optional(),
    closes: times.closes.optional(),
  }),
);
const features = z.array(z.object({ key: z.string(), value: z.string() }));

export const storesKind = tableKind({
  file: "stores",
  about: "Fitting rooms and counters that people can visit.",
  table: stores,
  key: ["code"],
  missing: "delete",
  columns: [
    column("code", "name", code, "Stands in its address", "sydney-fitting-room"),
    column("sites", "sites", several(code), "The shop fronts that show it", "uniforms", { names: "sites" }),
    column("name", "displayName", line(), "As people read it", "Sydney fitting room"),
    column(
      "description",
      "description",
      paragraphs(2000),
      "What one can do there",
      "Measured while you wait",
      mayBe(""),
    ),
    column("street", "line1", line(), "Street and number", "12 Quay Street"),
    column("building", "line2", line(), "Building or floor", "", mayBe(null)),
    column("town", "town", line(), "Town or suburb", "Sydney"),
    column("state", "region", line(60), "The short code", "NSW"),
    column("postcode", "postalCode", code, "Four digits", "2000"),
    column("country", "country", country, "AU or NZ", "AU"),
    column("phone", "phone", line(40), "For visitors", "02 5550 0123", mayBe(null)),
    column("email", "email", email, "For visitors", "sydney@harbour.example", mayBe(null)),
    column("latitude", "latitude", decimal(-90, 90), "WGS 84", "-33.8601"),
    column("longitude", "longitude", decimal(-180, 180), "WGS 84", "151.2101"),
    column("time_zone", "timeZone", line(60), "Of its hours", "Australia/Sydney"),
    column(
      "hours",
      "hours",
      json(hours, `such as {"mon":{"closes":"17:00","opens":"09:00"}}`),
      "A day that is missing is closed",
      `{"mon":{"closes":"17:00","opens":"09:00"}}`,
    ),
    column(
      "special_days",
      "specialDays",
      json(specialDays, "a list of days with other hours, or closed"),
      "Public holidays and the like",
      `[{"date":"2027-12-25","name":"Christmas Day"}]`,
      mayBe([]),
    ),
    column(
      "features",
      "features",
      json(features, `a list such as [{"key":"parking","value":"Parking"}]`),
      "What it has",
      `[{"key":"parking","value":"Parking"}]`,
      mayBe([]),
    ),
  ],
});

export const consentTemplatesKind = tableKind({
  file: "consent-templates",
  about:
    "What a site asks its people to allow. A new wording is a new version, which people are asked about again.",
  table: consentTemplates,
  key: ["site", "code", "version"],
  columns: [
    naming("site", "site", "sites", "The shop front", "uniforms"),
    column("code", "id", code, "What the shop asks for", "SIZES_FROM_ORDERS"),
    column("version", "version", whole(1, 9999), "Of the wording", "1"),
    column("name", "name", line(), "As people read it", "Sizes from my orders"),
    column(
      "description",
      "description",
      paragraphs(2000),
      "What they allow by it",
      "Your administrators see …",
    ),
  ],
});
