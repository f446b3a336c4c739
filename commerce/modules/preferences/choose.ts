import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { shownMobile } from "../../http/contact";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { users } from "../users/tables";
import type { PreferencesBody } from "./contract";
import { TOPICS, type Topic, waysOf } from "./topics";

type PreferenceCall = Pick<Call, "db" | "about">;

/** The ways to tell a person of each topic, as they chose or as it is for who has not. */
export function preferencesOf({ about: { user } }: Pick<Call, "about">) {
  const { uid, mobile } = user;
  return {
    preferences: (Object.keys(TOPICS) as Topic[]).flatMap((topic) => {
      const { email, text } = waysOf(user, topic);
      const its = { topic, name: TOPICS[topic] };
      return [
        { ...its, channel: "EMAIL" as const, value: uid, enabled: email, visible: true },
        {
          ...{ ...its, channel: "SMS" as const, value: shownMobile(mobile) },
          ...{ enabled: text, visible: mobile !== null },
        },
      ];
    }),
  };
}

/** Changes what is sent; the rest stays. @throws OccError 400 for a text to somebody without a mobile. */
export async function choose(
  { db, about: { user } }: PreferenceCall,
  { preferences }: z.infer<typeof PreferencesBody>,
): Promise<void> {
  if (user.mobile === null && preferences.some(({ channel, enabled }) => channel === "SMS" && enabled)) {
    throw invalid("channel", "There is no mobile of yours to send a text to.", "noMobile");
  }
  const toldBy = { ...user.toldBy };
  for (const { topic, channel, enabled } of preferences) {
    const ways = toldBy[topic] ?? waysOf(user, topic);
    toldBy[topic] = channel === "EMAIL" ? { ...ways, email: enabled } : { ...ways, text: enabled };
  }
  await db.update(users).set({ toldBy }).where(eq(users.customerId, user.customerId));
}
