import { openSuite } from "./suite/open-suite";

/** `npm run suite`: a small procurement system to try punch-out with, beside a running demo. */
const { SUITE_PORT = "8080", SHOP_URL = "http://localhost:3000" } = process.env;
const { origin } = await openSuite({ port: Number(SUITE_PORT), shop: SHOP_URL }).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${SUITE_PORT} is taken. Choose another one with SUITE_PORT.`);
    process.exit(1);
  },
);
console.log(`The procurement system is open: ${origin}
It opens ${SHOP_URL}; set SHOP_URL for another shop. Stop it with Ctrl+C.`);
