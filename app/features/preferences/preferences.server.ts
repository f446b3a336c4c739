import type { SerializeFrom } from "@remix-run/node";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";

type Preference = components["schemas"]["NotificationPreferences"]["preferences"][number];
type Topic = Preference["topic"];

/** The ways as the columns of the form, and the names of its boxes. */
const CHANNELS = { email: "EMAIL", text: "SMS" } as const;
type Way = keyof typeof CHANNELS;
const WAYS: readonly Way[] = ["email", "text"];

type Preferences = ResponseOf<"get", "/users/current/notificationpreferences">;

/** The ways to tell somebody of each topic. */
export function preferencesView({ preferences: all }: Preferences) {
  const of = (topic: Topic, way: Way) =>
    all.find((one) => one.topic === topic && one.channel === CHANNELS[way])!;
  return {
    topics: all
      .filter(({ channel }) => channel === "EMAIL")
      .map(({ topic, name }) => ({
        topic,
        name,
        email: of(topic, "email").enabled,
        text: of(topic, "text").enabled,
      })),
    email: all.find(({ channel }) => channel === "EMAIL")?.value,
    mobile: all.find(({ channel }) => channel === "SMS")?.value,
  };
}

export type PreferencesView = SerializeFrom<typeof preferencesView>;

/** The boxes of the form that were chosen. */
export const chosenIn = (form: FormData) => ({
  email: form.getAll("email").map(String),
  text: form.getAll("text").map(String),
});

/** Every box of the form for the API; one that was not sent is off. */
export const chosenBody = ({ preferences }: Preferences, chosen: ReturnType<typeof chosenIn>) => ({
  preferences: preferences.flatMap(({ topic, channel, visible }) => {
    const way = WAYS.find((one) => CHANNELS[one] === channel)!;
    const enabled = chosen[way].includes(topic);
    // A box that cannot be chosen is not sent, so it says nothing.
    return visible || enabled ? [{ topic, channel, enabled }] : [];
  }),
});

const SHORT: Record<Topic, string> = {
  "order-decided": "Orders",
  "parcel-sent": "Parcels",
  "back-in-stock": "Stock",
  lapse: "Points",
  coupon: "Coupons",
  replenishment: "Replenishment orders",
};

/** "Orders: Here, email, text", for the page of notices. */
export const howWeNotify = (preferences: Preferences) =>
  preferencesView(preferences).topics.map(({ topic, email, text }) => ({
    label: SHORT[topic],
    value: ["Here", email ? "email" : "", text ? "text" : ""].filter(Boolean).join(", "),
  }));
