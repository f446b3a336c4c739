/** The instant at which the test database was seeded and at which every test API starts its clock. */
export const TEST_NOW = new Date("2026-03-18T01:00:00Z");

export const CLIENT = { clientId: "kitroom_storefront", clientSecret: "test-client-secret" };

/** Every demo person signs in with it (architecture §4). */
export const PASSWORD = "Kitroom-2026!";

/** N of scrypt for passwords in tests, which sign people in thousands of times; the demo's takes fifty times as long. */
export const TEST_PASSWORD_COST = 2 ** 8;
