import { z } from "@hono/zod-openapi";
import { TOPICS, type Topic } from "./topics";

const TopicCode = z.enum(Object.keys(TOPICS) as [Topic, ...Topic[]]);

/** One way to tell a person of one topic (contract §12; topics are this project's addition). */
export const PreferencesSchema = z
  .object({
    preferences: z.array(
      z.object({
        topic: TopicCode,
        /** The topic in words. */
        name: z.string(),
        channel: z.enum(["EMAIL", "SMS"]),
        /** Where it goes; absent for a text to somebody without a mobile. */
        value: z.string().optional(),
        enabled: z.boolean(),
        /** Whether it can be chosen. */
        visible: z.boolean(),
      }),
    ),
  })
  .openapi("NotificationPreferences");

export const PreferencesBody = z.object({
  preferences: z
    .array(z.object({ topic: TopicCode, channel: z.enum(["EMAIL", "SMS"]), enabled: z.boolean() }))
    .max(40),
});
