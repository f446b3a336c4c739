/** What a message can be about. */
export const TOPICS = [
  { code: "fault", name: "Wrong size or faulty" },
  { code: "delivery", name: "Where my order is" },
  { code: "order", name: "Changing or cancelling an order" },
  { code: "allowance", name: "My packs and allowance" },
  { code: "account", name: "Signing in and my account" },
  { code: "other", name: "Something else" },
] as const;

export const topicOf = (code: string) => TOPICS.find((topic) => topic.code === code);
