/** The zones of the demo's organisations. */
export const ZONES = [
  "Australia/Melbourne",
  "Australia/Adelaide",
  "Australia/Perth",
  "Australia/Brisbane",
  "Australia/Sydney",
  "Australia/Darwin",
  "Australia/Hobart",
  "Pacific/Auckland",
];
