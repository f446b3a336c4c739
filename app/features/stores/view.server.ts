import type { components } from "~/commerce/occ";
import { listOf } from "~/commerce/list-of.server";
import { wayFrom } from "./direction";
import type { Point } from "./map/frame";

type ApiStore = components["schemas"]["Store"];
type Times = Pick<ApiStore["openingHours"]["weekDayOpeningList"][number], "openingTime" | "closingTime">;

/** "09:00 to 17:30", or "Closed". */
const timesOf = ({ openingTime, closingTime }: Times): string =>
  openingTime && closingTime ? `${openingTime.formattedHour} to ${closingTime.formattedHour}` : "Closed";

/** "Open until 17:30", or closed and when it opens. */
function statusOf({ open, until, opensOn, opensAt }: ApiStore["openingStatus"]): {
  status: string;
  opens?: string;
} {
  if (open) return { status: `Open until ${until}` };
  return { status: "Closed", opens: opensOn && opensAt && `Opens ${opensOn} at ${opensAt}` };
}

/** Degrees of the address of a link: a metre or so. */
const degrees = (value: number) => value.toFixed(5);

/** The way to a store, on a map that people open themselves: no page of the shop asks it for anything. */
const directionsTo = ({ latitude, longitude }: ApiStore["geoPoint"]): string =>
  `https://www.openstreetmap.org/directions?to=${degrees(latitude)}%2C${degrees(longitude)}`;

/**
 * "3.2 km north-east" of what was searched for. A text that means several places has one source for all of them, so
 * the direction is left out where the distance is from another place, and where the store is as good as there.
 */
function distanceOf({ distanceKm, formattedDistance, geoPoint }: ApiStore, source?: Point) {
  if (!source || distanceKm === undefined || distanceKm < 0.1) return formattedDistance;
  const { km, direction } = wayFrom(source, geoPoint);
  return Math.abs(km - distanceKm) < distanceKm / 50
    ? `${formattedDistance} ${direction}`
    : formattedDistance;
}

/** A store in a list, and how far it is from what was searched for. */
export function storeView(store: ApiStore, source?: Point) {
  const { name, displayName, url, address, geoPoint, openingStatus, features } = store;
  return {
    ...{ name, displayName, to: url, address: address.formattedAddress, geoPoint },
    distance: distanceOf(store, source),
    features: listOf(features.entry).map(({ value }) => value),
    open: openingStatus.open,
    ...statusOf(openingStatus),
    directions: directionsTo(geoPoint),
  };
}

const capital = (day: string) => day.charAt(0) + day.slice(1).toLowerCase();

/** Stores that are named on the page of another. */
export const NEAR_STORES = 4;

/** Other days that are shown at once; later ones can be opened. */
const SPECIAL_DAYS = 4;

/** A store on its page, with others near it. */
export function storeDetails(store: ApiStore, near: readonly ApiStore[]) {
  const { address, openingHours } = store;
  return {
    ...storeView(store),
    description: store.description,
    country: address.country,
    phone: address.phone,
    email: address.email,
    week: openingHours.weekDayOpeningList.map((day) => ({ day: capital(day.weekDay), times: timesOf(day) })),
    ...specialDays(openingHours.specialDayOpeningList),
    near: near
      .filter(({ name }) => name !== store.name)
      .slice(0, NEAR_STORES)
      .map((one, index) => ({ ...storeView(one, store.geoPoint), number: index + 1 })),
  };
}

type SpecialDays = ApiStore["openingHours"]["specialDayOpeningList"];

function specialDays(list: SpecialDays) {
  const days = list.map((day) => ({
    day: day.formattedDate,
    name: [day.name, day.comment].filter(Boolean).join(": "),
    times: timesOf(day),
  }));
  return { special: days.slice(0, SPECIAL_DAYS), later: days.slice(SPECIAL_DAYS) };
}
