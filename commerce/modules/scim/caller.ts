import { and, asc, eq, isNull } from "drizzle-orm";
import type { ApiServices, Call } from "../../http/call";
import { forbidden, insufficientScope, OccError } from "../../http/errors";
import type { Organisation, User } from "../../http/principal";
import { PROVISION } from "../../http/scopes";
import { oauthClients } from "../oauth/tables";
import { organisations, units } from "../organisation/tables";

/** A call of an organisation's people system: `about` is the client, as if it were an administrator at the top unit. */
export type ScimCall = Pick<
  Call,
  "db" | "now" | "about" | "principal" | "header" | "storefrontUrl" | "baseSite" | "hashPassword"
>;

/**
 * Who asks, and for which organisation. @throws OccError 401 without a token that works, 403 for any token that is not of
 * a client which is bound to an organisation.
 */
export async function scimCaller(
  services: ApiServices,
  header: (name: string) => string | undefined,
): Promise<ScimCall> {
  const principal = await services.authenticate(header("Authorization"));
  if (principal.kind === "anonymous") {
    const error = new OccError(401, { type: "UnauthorizedError", message: "Send a bearer token." });
    error.challenge = "Bearer";
    throw error;
  }
  if (principal.kind === "person" || principal.organisationUid === undefined) {
    throw forbidden("This needs the token of a client that is bound to an organisation.");
  }
  if (!principal.scopes.includes(PROVISION)) throw insufficientScope([PROVISION]);
  const [row] = await services.db
    .select({ client: oauthClients, organisation: organisations, unit: units })
    .from(oauthClients)
    .innerJoin(organisations, eq(organisations.uid, oauthClients.organisationUid))
    .innerJoin(units, and(eq(units.organisationUid, organisations.uid), isNull(units.parentUid)))
    .where(and(eq(oauthClients.clientId, principal.clientId), oauthClients.active))
    .orderBy(asc(units.uid))
    .limit(1);
  const baseSite = row && (await services.site(row.organisation.site));
  if (!row || !baseSite) throw forbidden("The organisation of this client cannot be looked after.");
  const { client, organisation, unit } = row;
  const user = standIn(client, organisation, unit.uid, services.now());
  return {
    db: services.db,
    now: services.now,
    storefrontUrl: services.storefrontUrl,
    hashPassword: services.hashPassword,
    header,
    baseSite,
    principal,
    about: { user, unit, organisation, client: client.clientId },
  };
}

/** What stands where others have a person: its number and name go into change logs and mails. It is nobody's account. */
const standIn = (
  { clientId, name }: Pick<typeof oauthClients.$inferSelect, "clientId" | "name">,
  organisation: Organisation,
  unitUid: string,
  now: Date,
): User => ({
  customerId: `client-${clientId}`,
  uid: "",
  passwordHash: "",
  title: null,
  firstName: name,
  lastName: "",
  preferredName: null,
  mobile: null,
  mobileSignsIn: false,
  wearerId: "",
  organisationUid: organisation.uid,
  unitUid,
  groups: [],
  jobGroup: "",
  fte: 100,
  defaultCostCentre: null,
  active: true,
  priceEnabled: false,
  enableTaken: false,
  showLoginPreferencePage: false,
  isFirstLogin: false,
  deletedAt: null,
  erasedAt: null,
  hiredAt: now,
  startsOn: null,
  endsOn: null,
  managerId: null,
  noticesReadAt: null,
  sizesDeletedAt: null,
  toldBy: {},
  addedAt: now,
  updatedAt: now,
  updatedBy: null,
  version: 1,
});
