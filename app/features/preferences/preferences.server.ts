import { json, type SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { preferencesPath } from "./paths";

type Preference = components["schemas"]["NotificationPreferences"]["preferences"][number];
type Topic = Preference["topic"];

/** The ways as the columns of the form, and the names of its boxes. */
const CHANNELS = { email: "EMAIL", text: "SMS" } as const;
type Way = keyof typeof CHANNELS;
const WAYS: readonly Way[] = ["email", "text"];

const readAll = async (visit: Visit): Promise<Preference[]> =>
  (await answer(visit.commerce.GET("/users/current/notificationpreferences"))).preferences;

/** The ways to tell somebody of each topic. */
export async function loadPreferences(visit: Visit) {
  const all = await readAll(visit);
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

export type PreferencesView = SerializeFrom<typeof loadPreferences>;

/** Saves every box of the form; one that was not sent is off. */
export async function savePreferences(visit: Visit, form: FormData) {
  const chosen = {
    email: form.getAll("email").map(String),
    text: form.getAll("text").map(String),
  };
  const all = await readAll(visit);
  const preferences = all.flatMap(({ topic, channel, visible }) => {
    const way = WAYS.find((one) => CHANNELS[one] === channel)!;
    const enabled = chosen[way].includes(topic);
    // A box that cannot be chosen is not sent, so it says nothing.
    return visible || enabled ? [{ topic, channel, enabled }] : [];
  });
  try {
    await visit.commerce.PATCH("/users/current/notificationpreferences", { body: { preferences } });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return json({ fault: error.errors[0]!.message, chosen }, { status: 400 });
  }
  visit.flash({ kind: "ok", text: "Your choices are saved." });
  return seeOther(visit, preferencesPath);
}

const SHORT: Record<Topic, string> = {
  "order-decided": "Orders",
  "parcel-sent": "Parcels",
  "back-in-stock": "Stock",
  lapse: "Points",
  coupon: "Coupons",
  replenishment: "Replenishment orders",
};

/** "Orders: Here, email, text", for the page of notices. */
export async function howWeTell(visit: Visit) {
  const { topics } = await loadPreferences(visit);
  return topics.map(({ topic, email, text }) => ({
    label: SHORT[topic],
    value: ["Here", email ? "email" : "", text ? "text" : ""].filter(Boolean).join(", "),
  }));
}
