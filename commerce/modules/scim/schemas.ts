import SCIMMY from "scimmy";
import { EMPLOYMENT, ENTERPRISE, GROUP, LIST, MOST_RESULTS, USER } from "./names";

const { Attribute, SchemaDefinition } = SCIMMY.Types;

const text = (name: string, description: string, more: object = {}) =>
  new Attribute("string", name, { description, ...more });
const readOnly = { mutable: false };

/** What of a person is kept here. What RFC 7643 has beside it is taken and forgotten. */
const person = new SchemaDefinition("User", USER, "A person of the organisation", [
  text("userName", "The email address, which the person signs in with and is written to.", {
    required: true,
    uniqueness: "server",
  }),
  new Attribute("complex", "name", { description: "The parts of the name." }, [
    text("formatted", "The whole name.", readOnly),
    text("familyName", "The last name."),
    text("givenName", "The first name."),
    text("honorificPrefix", "Mr, Ms, Dr and the like."),
  ]),
  text("displayName", "The whole name, which is made of its parts.", readOnly),
  text("nickName", "The name that the person prefers to be called by."),
  text("title", "The job, which packs are given by."),
  new Attribute("boolean", "active", { description: "Whether the person can sign in." }),
  new Attribute(
    "complex",
    "emails",
    { multiValued: true, description: "The same address as userName, of the type work." },
    [
      text("value", "The address."),
      text("type", "Always work.", { canonicalValues: ["work"] }),
      new Attribute("boolean", "primary", { description: "Always true." }),
    ],
  ),
  new Attribute(
    "complex",
    "phoneNumbers",
    { multiValued: true, description: "The mobile number, of Australia or New Zealand." },
    [
      text("value", "The number."),
      text("type", "Always mobile.", { canonicalValues: ["mobile"] }),
      new Attribute("boolean", "primary", { description: "Always true." }),
    ],
  ),
  new Attribute(
    "complex",
    "groups",
    { multiValued: true, mutable: false, description: "The user groups; changed at /Groups." },
    [text("value", "The id of the group.", readOnly), text("display", "Its name.", readOnly)],
  ),
]);

const enterprise = new SchemaDefinition("EnterpriseUser", ENTERPRISE, "What a company keeps of a person", [
  text("employeeNumber", "The employee id, of one person of the organisation.", { uniqueness: "server" }),
  text("costCenter", "The cost centre that checkout proposes: its code, or its name."),
  text("department", "The unit that is the person's home: its number, or its name."),
  new Attribute("complex", "manager", { description: "The person's manager." }, [
    text("value", "The id of the manager, who is another person of the organisation."),
    new Attribute("reference", "$ref", {
      description: "Where the manager is.",
      referenceTypes: ["User"],
      ...readOnly,
    }),
    text("displayName", "The name of the manager.", readOnly),
  ]),
]);

const employment = new SchemaDefinition("Employment", EMPLOYMENT, "The employment of a person", [
  text("startsOn", "The first day, YYYY-MM-DD."),
  text("endsOn", "The last day, YYYY-MM-DD."),
  new Attribute("integer", "load", { description: "The working time: per cent of full time, 1 to 100." }),
]);

const group = new SchemaDefinition("Group", GROUP, "A user group of the organisation", [
  text("displayName", "The name, of one group of the organisation.", {
    required: true,
    uniqueness: "server",
  }),
  new Attribute("complex", "members", { multiValued: true, description: "The people in it." }, [
    text("value", "The id of the person."),
    text("display", "The name of the person.", readOnly),
    text("type", "Always User.", { canonicalValues: ["User"], mutable: false }),
  ]),
]);

const DEFINITIONS = [person, enterprise, employment, group];

/** A list of all there is, without pages. */
const wholeList = (Resources: readonly object[]) => ({
  schemas: [LIST],
  totalResults: Resources.length,
  startIndex: 1,
  itemsPerPage: Resources.length,
  Resources,
});

/** `/Schemas`, or the one with that id. */
export function schemasAnswer(base: string, id?: string): object | undefined {
  const all = DEFINITIONS.map((one) => ({ id: one.id, shown: one.describe(`${base}/Schemas`) }));
  if (id === undefined) return wholeList(all.map(({ shown }) => shown));
  return all.find((one) => one.id.toLowerCase() === id.toLowerCase())?.shown;
}

/** `/ResourceTypes`, or the one with that name. */
export function resourceTypesAnswer(base: string, name?: string): object | undefined {
  const type = (id: string, endpoint: string, schema: string, description: string, more: object = {}) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    id,
    name: id,
    endpoint,
    description,
    schema,
    ...more,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${id}` },
  });
  const all = [
    type("User", "/Users", USER, "People", {
      schemaExtensions: [ENTERPRISE, EMPLOYMENT].map((schema) => ({ schema, required: false })),
    }),
    type("Group", "/Groups", GROUP, "User groups"),
  ];
  return name === undefined ? wholeList(all) : all.find(({ id }) => id === name);
}

/** `/ServiceProviderConfig` (RFC 7643 §5). */
export const serviceProviderConfig = (base: string): object => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "A token of a client of the organisation, by its secret or made by hand.",
      specUri: "https://www.rfc-editor.org/rfc/rfc6750",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

/** Whether RFC 7643 has an attribute, with its schema in front: what is not kept here is no mistake of the sender. */
export function isStandard(path: string): boolean {
  return [SCIMMY.Schemas.User, SCIMMY.Schemas.EnterpriseUser].some(({ definition }) => {
    try {
      const own =
        path.toLowerCase().startsWith("urn:") && !path.toLowerCase().startsWith(definition.id.toLowerCase());
      return !own && definition.attribute(path) !== undefined;
    } catch {
      return false;
    }
  });
}
