import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../http/money";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";
import { shownDigest } from "../../http/short-digest";

/** Local days of the organisation are YYYY-MM-DD. Prices are left out where the caller may not see them. */
const figures = {
  /** Pieces that were delivered or are on their way, less those that went back to the supplier. */
  issued: z.number(),
  returned: z.number(),
  wornOut: z.number(),
  missing: z.number(),
  /** Pieces of which nobody has said what became. */
  stillOut: z.number(),
  /** What was charged for those that are out or missing, if it is in one currency. */
  value: PriceSchema.optional(),
};
const Unit = z.object({ uid: z.string(), name: z.string() });

export const LEAVER_SORTS = {
  "-lastDay": "Last day, latest first",
  lastDay: "Last day, earliest first",
  name: "Name",
  unit: "Unit",
} as const;

export const LeaversQuery = pageQuery.extend({
  /** Part of a name, or an employee id. */
  search: z.string().max(200).optional(),
  /** The home unit of the people. */
  unit: z.string().max(60).optional(),
  /** `out` for those who have pieces of which nobody has said what became. */
  state: z.enum(["out"]).optional(),
});

/** Somebody with a last day of work, over or ahead. */
export const LeaversSchema = z
  .object({
    leavers: z.array(
      z
        .object({
          customerPK: z.string(),
          name: z.string(),
          employeeCode: z.string(),
          unit: Unit,
          lastDay: z.string(),
          left: z.boolean(),
          /** Orders that wait for an approval. */
          waiting: z.number(),
          ...figures,
        })
        .openapi("Leaver"),
    ),
    sorts: z.array(SortSchema),
    pagination: PaginationSchema,
  })
  .openapi("Leavers");

/** The leavers of each unit together. */
export const LeaverUnitsSchema = z
  .object({
    units: z.array(z.object({ unit: Unit, people: z.number(), ...figures }).openapi("LeaverUnit")),
  })
  .openapi("LeaverUnits");

const IssuedPiece = z
  .object({
    /** Pieces of one order line that came together. */
    id: z.string(),
    orderCode: z.string(),
    product: z.object({ code: z.string(), name: z.string(), colour: z.string(), size: z.string() }),
    packName: z.string(),
    issuedOn: z.string(),
    /** When it is to be replaced, if its style is replaced after a time and somebody still has it. */
    replaceOn: z.string().optional(),
    /** Whether its style is recalled or replaced, and its order's page exchanges it at no charge. */
    exchange: z.literal(true).optional(),
    quantity: z.number(),
    returned: z.number(),
    wornOut: z.number(),
    missing: z.number(),
    stillOut: z.number(),
    /** What was charged for one. */
    each: PriceSchema.optional(),
    /** Who recorded last what became of them, and on which day. */
    recorded: z.object({ by: z.string(), on: z.string() }).optional(),
    /** What may be asked for one that is missing, by the rule of the organisation; nothing charges it. */
    share: z.object({ each: PriceSchema, working: z.string() }).optional(),
  })
  .openapi("IssuedPiece");

/** What was issued to a person by packs, newest first. */
export const IssuedSchema = z
  .object({
    person: z.object({
      customerPK: z.string(),
      name: z.string(),
      firstName: z.string(),
      employeeCode: z.string(),
      unit: Unit,
      lastDay: z.string().optional(),
      left: z.boolean(),
      /** Whether it is the caller, who cannot record what became of their own pieces. */
      self: z.boolean(),
    }),
    pieces: z.array(IssuedPiece),
    ...figures,
    costShare: z
      .object({
        /** The rule in words. */
        rule: z.string(),
        /** What may be asked for all that are recorded as missing. */
        missing: PriceSchema.optional(),
        /** The same if all that are out were missing, too. */
        atMost: PriceSchema.optional(),
      })
      .optional(),
    openOrders: z.array(z.object({ code: z.string(), status: z.string(), statusDisplay: z.string() })),
    /** Of what is recorded, to be sent back with a record. */
    fingerprint: z.string(),
  })
  .openapi("IssuedPieces");

/** The most of one line that anybody orders; more is a slip of the finger. */
const pieces = z.number().int().min(0).max(100_000);

export const RecordBody = z.object({
  /** How many of each are returned, worn out or missing now: a number that is sent again counts once. */
  pieces: z
    .array(z.object({ id: z.string().min(1).max(120), returned: pieces, wornOut: pieces, missing: pieces }))
    .max(2000),
  /** Of what was shown. If somebody recorded something else meanwhile, nothing is: 409. */
  fingerprint: shownDigest,
});
