import { eq } from "drizzle-orm";
import type { Database } from "../database/connection";
import { writeProviders } from "../modules/sso";
import { identityProviders } from "../modules/sso/tables";

const ID = "lanternbridge";

/** Where the people of the program sign in now; undefined where it is in the shop. */
export async function demoIssuer(db: Database): Promise<string | undefined> {
  const [provider] = await db.select().from(identityProviders).where(eq(identityProviders.id, ID));
  return provider?.enabled ? provider.issuer : undefined;
}

/**
 * Has the people of Lanternbridge Bank sign in at `npm run identity-provider`, or in the shop again.
 * @param issuer where that runs; undefined switches it off.
 */
export async function bringIdentityProvider(db: Database, issuer: string | undefined): Promise<void> {
  if (!issuer) {
    await db.update(identityProviders).set({ enabled: false }).where(eq(identityProviders.id, ID));
    return;
  }
  const entry = {
    id: ID,
    organisation: "lanternbridge",
    name: "Lanternbridge staff sign-in",
    issuer: issuer.replace(/\/$/, ""),
    clientId: "kitroom",
    // Public, as the passwords of the demo are.
    clientSecret: "kitroom-demo-secret",
    domains: ["lanternbridge.example"],
    enabled: true,
    newPeople: { unit: "lanternbridge-hq", employeeCodeClaim: "employee_number" },
  };
  await writeProviders(db, [entry]);
}
