import { openStaffSignIn } from "./staff-sign-in";

/** `npm run identity-provider`: the staff sign-in of Lanternbridge Bank, for the demo. */
const { IDENTITY_PORT = "3999", SHOP_URL = "http://localhost:3000" } = process.env;
const settings = { port: Number(IDENTITY_PORT), shop: SHOP_URL, id: "lanternbridge" };
const { issuer } = await openStaffSignIn(settings).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${IDENTITY_PORT} is taken. Choose another one with IDENTITY_PORT.`);
  process.exit(1);
});
console.log(`The staff sign-in of Lanternbridge Bank is open: ${issuer}
Start the shop with DEMO_IDENTITY_PROVIDER=${issuer} and sign in as wearer@lanternbridge.example.
It takes any password, so it is for this machine alone. Stop it with Ctrl+C.`);
