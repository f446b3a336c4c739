import { until } from "./engine";
import { type Journey, showsOf, signIn } from "./journey";

const EMAIL = "tui.field@new.example";
const PASSWORD = "Watle-2026";

/** Somebody registers with a code, takes the link of the mail, signs in for the first time and is asked three things. */
export const newUser: Journey = async (engine, shop, did) => {
  const shows = showsOf(engine);
  await engine.open(`${shop}/register/KM-JOIN`);
  await engine.type("First name", "Tui");
  await engine.type("Last name", "Field");
  await engine.type("Email", EMAIL);
  await engine.type("Employee code", "KM-E101");
  await engine.press("CONTINUE");
  await shows("Look at your email");
  await did("registered");

  await until("the mail", async () => {
    await engine.open(`${shop}/demo-outbox`);
    return (await engine.words()).includes("Finish your registration") ? true : undefined;
  });
  await engine.follow("Finish your registration");
  await shows("/customerRegistrationPage?");
  const link = /\/customerRegistrationPage\?\S+/.exec(await engine.words())![0];
  await engine.open(shop + link);
  await shows("Nearly there, Tui");
  await did("took the link of the mail");
  await engine.type("Password", PASSWORD);
  await engine.type("Repeat the password", PASSWORD);
  await engine.pick("I accept the terms and conditions");
  await engine.press("CREATE ACCOUNT");
  await shows("Your account is ready.");

  await signIn(engine, EMAIL, PASSWORD);
  await shows("What should we call you?");
  await did("signed in");
  await engine.type("Preferred name", "Tūī");
  await engine.press("NEXT: DELIVERY");
  await shows("Where should parcels go?");
  await engine.press("NEXT: MY SIZES");
  await shows("What size do you wear?");
  await engine.press("Skip this step");
  await shows("Tūī");
  await did("said what the shop should know");
  return EMAIL;
};
