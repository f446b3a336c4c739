import { openStaffSignIn } from "./staff-sign-in";

/** `npm run identity-provider`: the staff sign-in of Lanternbridge Bank, for the demo. */
const { IDENTITY_PORT = "3999", SHOP_URL = "http://localhost:3000" } = process.env;
const { issuer } = await openStaffSignIn({
  port: Number(IDENTITY_PORT),
  shop: SHOP_URL,
  id: "lanternbridge",
});
console.log(`The staff sign-in of Lanternbridge Bank is open: ${issuer}
Start the shop with DEMO_IDENTITY_PROVIDER=${issuer} and sign in as wearer@lanternbridge.example.
It takes any password, so it is for this machine alone. Stop it with Ctrl+C.`);
