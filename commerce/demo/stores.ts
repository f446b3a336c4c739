import { type WeekDay, yearOf } from "../calendar";
import type { OpenTimes, SpecialDay, stores } from "../modules/stores/tables";
import { addDays, isoDate } from "./calendar";
import { PLACES } from "./places";

type Row = typeof stores.$inferInsert;

interface Plan {
  /** Fitting rooms measure and try on; counters hand out and take back. */
  kind: "fitting room" | "counter";
  town: string;
  line1: string;
  /** New Zealand keeps no numbers for fiction. */
  phone: string | undefined;
  zone: string;
  /** From the town's middle, in degrees. */
  off: [number, number];
  /** Serves the trade too, so the wholesale shop shows it. */
  trade?: true;
  saturdays?: true;
}

const room = (
  town: string,
  line1: string,
  phone: string | undefined,
  zone: string,
  off: Plan["off"],
  more: Pick<Plan, "trade" | "saturdays"> = {},
): Plan => ({ kind: "fitting room", ...{ town, line1, phone, zone, off }, ...more });

const counter = (...plan: Parameters<typeof room>): Plan => ({ ...room(...plan), kind: "counter" });

const AU = {
  east: "Australia/Sydney",
  vic: "Australia/Melbourne",
  qld: "Australia/Brisbane",
  sa: "Australia/Adelaide",
  wa: "Australia/Perth",
  tas: "Australia/Hobart",
  nt: "Australia/Darwin",
};
const NZ = "Pacific/Auckland";
const saturdays = { saturdays: true } as const;
const trade = { trade: true } as const;

/** Fictional places in real towns; phone numbers are of the ranges that Australia keeps for fiction. */
const PLANS: readonly Plan[] = [
  room("Melbourne", "Level 1, 18 Thimble Lane", "03 5550 0101", AU.vic, [0.004, -0.003], saturdays),
  counter("Footscray", "7 Selvedge Road", "03 5550 0102", AU.vic, [-0.003, 0.004], trade),
  counter("Dandenong", "212 Overlock Street", "03 5550 0103", AU.vic, [0.006, -0.002], trade),
  room("Geelong", "44 Worsted Street", "03 5550 0104", AU.vic, [0.002, 0.003]),
  counter("Ballarat", "9 Bobbin Street", "03 5550 0105", AU.vic, [-0.002, 0.002]),
  room("Sydney", "Shop 3, 60 Tailor Walk", "02 5550 0111", AU.east, [0.003, -0.004], saturdays),
  room("Parramatta", "128 Button Street", "02 5550 0112", AU.east, [-0.002, 0.002]),
  counter("Newcastle", "31 Hem Street", "02 5550 0113", AU.east, [0.003, -0.003], trade),
  counter("Wollongong", "5 Pleat Avenue", "02 5550 0114", AU.east, [0.002, -0.002]),
  room("Canberra", "20 Cuff Circuit", "02 5550 0115", AU.east, [-0.004, 0.003]),
  room("Brisbane", "77 Gingham Street", "07 5550 0121", AU.qld, [0.004, 0.002], saturdays),
  counter("Toowoomba", "14 Drill Street", "07 5550 0122", AU.qld, [0.002, 0.002]),
  counter("Townsville", "3 Canvas Close", "07 5550 0123", AU.qld, [-0.003, -0.004], trade),
  room("Cairns", "26 Linen Parade", "07 5550 0124", AU.qld, [0.002, -0.003]),
  room("Adelaide", "90 Collar Street", "08 5550 0131", AU.sa, [0.002, 0.004], saturdays),
  counter("Mount Gambier", "11 Merino Road", "08 5550 0132", AU.sa, [-0.002, -0.002]),
  room("Perth", "Level 2, 15 Lapel Street", "08 5550 0141", AU.wa, [0.003, 0.003], saturdays),
  counter("Karratha", "2 Twill Way", "08 5550 0142", AU.wa, [0.004, -0.004], trade),
  room("Hobart", "8 Yoke Street", "03 5550 0151", AU.tas, [-0.002, 0.002]),
  counter("Darwin", "19 Gusset Street", "08 5550 0161", AU.nt, [0.003, 0.002]),
  room("Auckland", "Level 3, 52 Kōwhai Street", undefined, NZ, [-0.003, 0.004], saturdays),
  counter("Manukau", "140 Harakeke Road", undefined, NZ, [0.004, -0.002], trade),
  counter("Hamilton", "6 Fleece Street", undefined, NZ, [0.002, 0.002]),
  room("Wellington", "33 Seam Street", undefined, NZ, [0.003, -0.002]),
  room("Christchurch", "81 Tweed Street", undefined, NZ, [-0.002, 0.003], saturdays),
  counter("Dunedin", "12 Braid Street", undefined, NZ, [0.002, -0.003]),
];

const ROOM: OpenTimes = { opens: "09:00", closes: "17:30" };
const COUNTER: OpenTimes = { opens: "07:00", closes: "15:30" };
const WORK_DAYS: WeekDay[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

const FEATURES: Record<string, string> = {
  fitting: "Fitting by appointment",
  measuring: "Measuring",
  alterations: "Hems and alterations",
  embroidery: "Names and logos while you wait",
  collection: "Collect an order",
  returns: "Exchanges and returns",
  access: "Step-free entrance",
  parking: "Parking",
};

function featuresOf({ kind, trade: isTrade, saturdays: opensSaturdays }: Plan) {
  const keys =
    kind === "fitting room"
      ? [
          "fitting",
          "measuring",
          "alterations",
          ...(opensSaturdays ? ["embroidery"] : []),
          "returns",
          "access",
        ]
      : ["collection", "returns", ...(isTrade ? ["parking", "access"] : ["access"])];
  return keys.map((key) => ({ key, value: FEATURES[key]! }));
}

/** Holidays of this year and the next, a day with shorter hours, and one soon, so that the demo always has one. */
function specialDays(today: Date, country: string, times: OpenTimes): SpecialDay[] {
  const year = yearOf(isoDate(today));
  const years = [year, year + 1];
  return [
    {
      date: isoDate(addDays(today, 9)),
      name: "Stocktake",
      comment: "Collections only",
      opens: times.opens,
      closes: "12:00",
    },
    ...years.flatMap((year) => [
      { date: `${year}-01-01`, name: "New Year's Day" },
      country === "AU"
        ? { date: `${year}-01-26`, name: "Australia Day" }
        : { date: `${year}-02-06`, name: "Waitangi Day" },
      { date: `${year}-12-24`, name: "Christmas Eve", opens: times.opens, closes: "13:00" },
      { date: `${year}-12-25`, name: "Christmas Day" },
      { date: `${year}-12-26`, name: "Boxing Day" },
    ]),
  ];
}

/** The fitting rooms and counters of the demo's provider. */
export const storeRows = (today: Date): Row[] =>
  PLANS.map((plan) => {
    const { kind, town, line1, phone, zone, off } = plan;
    const { country, region, postalCode, latitude, longitude } = PLACES.find((one) => one.town === town)!;
    const times = kind === "fitting room" ? ROOM : COUNTER;
    return {
      name: `${town.toLowerCase().replace(/ /g, "-")}-${kind.replace(" ", "-")}`,
      sites: kind === "counter" && plan.trade ? ["uniforms", "wholesale"] : ["uniforms"],
      displayName: `Kitroom ${town} ${kind}`,
      description:
        kind === "fitting room"
          ? "Try sizes on before you order, and have garments measured and altered."
          : "Collect orders, and hand exchanges and returns in.",
      ...{ line1, town, region, postalCode, country, phone },
      latitude: Number((latitude + off[0]).toFixed(4)),
      longitude: Number((longitude + off[1]).toFixed(4)),
      timeZone: zone,
      hours: {
        ...Object.fromEntries(WORK_DAYS.map((day) => [day, times])),
        ...(plan.saturdays ? { SATURDAY: { opens: "09:00", closes: "13:00" } } : {}),
      },
      specialDays: specialDays(today, country, times),
      features: featuresOf(plan),
    };
  });
