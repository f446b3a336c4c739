/** The instant at which the test database was seeded and at which every test API starts its clock. */
export const TEST_NOW = new Date("2026-03-18T01:00:00Z");

export const CLIENT = { clientId: "kitroom_storefront", clientSecret: "test-client-secret" };

/** Every demo person signs in with it (architecture §4). */
export const PASSWORD = "Kitroom-2026!";
