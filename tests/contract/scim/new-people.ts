import { expect } from "vitest";
import { ENTERPRISE, USER } from "../../../commerce/modules/scim/names";
import type { Scim } from "../../support/scim";

/** People as an HR system sends them, each with an address of their own, and a way to add one. */
export function newPeople(scim: Scim) {
  let made = 0;
  const person = (over: object = {}) => {
    made += 1;
    return {
      schemas: [USER, ENTERPRISE],
      userName: `Scim-${made}@Saltbush.example`,
      name: { givenName: "Hana <b>", familyName: "O'Brien-Ngāti" },
      ...over,
    };
  };
  const create = async (over: object = {}) => {
    const answer = await scim("POST", "/Users", { body: person(over) });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a resource
  };
  return { person, create };
}
