import { type Journey, showsOf, signIn } from "./journey";

/** An order of the demo that waits. */
const CODE = "KR-099848";

/** An approver finds an order in the list, opens it and approves it. */
export const approval: Journey = async (engine, shop, did) => {
  const shows = showsOf(engine);
  await engine.open(`${shop}/login?redirectTo=%2Fmy-account%2Fapproval-dashboard`);
  await did("opened the sign-in page");
  await signIn(engine, "approver@saltbush.example");
  await shows("Manage approvals");
  await did("signed in");
  await engine.follow(CODE);
  await shows("APPROVE 2 PIECES");
  await did("opened an order that waits");
  await engine.press("APPROVE 2 PIECES");
  await shows(`Order ${CODE} was approved.`);
  await did("approved it");
  return CODE;
};
