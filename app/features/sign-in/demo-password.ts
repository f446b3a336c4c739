/** Of everybody in the demo; never that of a real shop. */
export const DEMO_PASSWORD = "Kitroom-2026!";
