import type { components } from "~/commerce/occ";
import { listOf } from "~/commerce/list-of.server";

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

/** A store in a list. */
export function storeView(store: ApiStore) {
  const { name, displayName, url, address, geoPoint, formattedDistance, openingStatus } = store;
  return {
    ...{ name, displayName, to: url, address: address.formattedAddress, geoPoint },
    distance: formattedDistance,
    open: openingStatus.open,
    ...statusOf(openingStatus),
    directions: directionsTo(geoPoint),
  };
}

const capital = (day: string) => day.charAt(0) + day.slice(1).toLowerCase();

/** A store on its page. */
export function storeDetails(store: ApiStore) {
  const { address, openingHours } = store;
  return {
    ...storeView(store),
    description: store.description,
    country: address.country,
    phone: address.phone,
    email: address.email,
    features: [...listOf(store.features.entry)],
    week: openingHours.weekDayOpeningList.map((day) => ({ day: capital(day.weekDay), times: timesOf(day) })),
    special: openingHours.specialDayOpeningList.map((day) => ({
      day: day.formattedDate,
      name: [day.name, day.comment].filter(Boolean).join(": "),
      times: timesOf(day),
    })),
  };
}
