import type { Letter } from "../../commerce/modules/mail";

/** A letter for tests that are about mails and not about what they say. */
export const testLetter = (subject: string, more: Partial<Letter> = {}): Letter => ({
  shop: { url: "https://shop.example", site: "uniforms" },
  subject,
  heading: "Something happened",
  greeting: "Hello,",
  opening: ["Words."],
  button: { label: "See it", path: "/x" },
  why: "a test sent it",
  ...more,
});
