import { occDay, readableDay } from "../../http/dates";
import { WEEK_DAYS, weekDayOf } from "../../calendar";
import { formatDistance } from "./distance";
import { specialDaysFrom, statusAt } from "./hours";
import type { StoreRow } from "./rows";
import { countryName, regionName } from "../sites";
import type { OpenTimes, SpecialDay } from "./tables";

/** "Fri 25 Dec 2026" of a local date, YYYY-MM-DD. */
function dayWords(date: string): string {
  const name = weekDayOf(date);
  return `${name[0]}${name.slice(1, 3).toLowerCase()} ${readableDay(date)}`;
}

const timeOf = (text: string) => {
  const [hour, minute] = text.split(":").map(Number);
  return { hour: hour!, minute: minute!, formattedHour: text };
};

const timesOf = ({ opens, closes }: Partial<OpenTimes> = {}) =>
  opens && closes
    ? { closed: false, openingTime: timeOf(opens), closingTime: timeOf(closes) }
    : { closed: true };

const specialView = (special: SpecialDay) => ({
  date: occDay(special.date),
  formattedDate: dayWords(special.date),
  name: special.name,
  comment: special.comment,
  ...timesOf(special),
});

/** The page of a store, below the shop's address. */
const urlOf = ({ name, country }: Pick<StoreRow, "name" | "country">): string =>
  `/store-finder/country/${encodeURIComponent(country)}/${encodeURIComponent(name)}`;

/** A store as the contract has it (§14). */
export function viewOf(row: StoreRow, now: Date) {
  const { name, country, region, line1, line2, town, postalCode, distance } = row;
  const { open, until, opensOn, opensAt } = statusAt(row, now);
  // A region of New Zealand is for counting; its addresses do not have it.
  const place = country === "AU" ? `${town} ${region} ${postalCode}` : `${town} ${postalCode}`;
  const known = distance ?? undefined;
  return {
    name,
    displayName: row.displayName,
    description: row.description,
    url: urlOf(row),
    address: {
      ...{ line1, line2: line2 ?? undefined, town, postalCode },
      region: {
        isocode: `${country}-${region}`,
        isocodeShort: region,
        name: regionName(country, region),
      },
      country: { isocode: country, name: countryName(country) },
      phone: row.phone ?? undefined,
      email: row.email ?? undefined,
      formattedAddress: [line1, line2, place, countryName(country)].filter(Boolean).join(", "),
    },
    geoPoint: { latitude: row.latitude, longitude: row.longitude },
    ...(known === undefined ? {} : { distanceKm: known, formattedDistance: formatDistance(known) }),
    features: { entry: row.features },
    openingHours: {
      code: `${name}-hours`,
      name: `Hours of ${row.displayName}`,
      weekDayOpeningList: WEEK_DAYS.map((weekDay) => ({ weekDay, ...timesOf(row.hours[weekDay]) })),
      specialDayOpeningList: specialDaysFrom(row, now).map(specialView),
    },
    openingStatus: { open, until, opensOn: opensOn && dayWords(opensOn), opensAt },
  };
}
