import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { purchaseLimits } from "../../commerce/modules/limits/tables";
import { userGroupMembers, userGroups } from "../../commerce/modules/user-groups/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const UNIT = "saltbush-renal";
const GROUPS = "/users/current/orgUnitUserGroups";
const LIMITS = "/users/current/orderApprovalPermissions";
/** The words of every refusal below a disabled unit. */
const WORDS = "Renal is disabled. Enable it first.";

const call = (method: string, path: string, body?: unknown) => api.call(method, path, { as: ADMIN, body });
const person = async (email: string) =>
  (await api.db.select().from(users).where(eq(users.uid, email)))[0]!.customerId;
const nurse = await person("wearer@saltbush.example");
const doctor = await person("registrar@saltbush.example");
const switchUnit = async (to: "enable" | "disable") =>
  expect((await call("POST", `/business-units/${UNIT}/${to}`)).status).toBe(200);
const refused = (answer: Parameters<typeof expectRefusal>[0]) =>
  expectRefusal(answer, 400, "ValidationError", { message: WORDS });

beforeAll(async () => {
  const orgUnit = { uid: UNIT };
  const type = { orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" } };
  for (const [path, body] of [
    [GROUPS, { uid: "RENAL-CREW", name: "Renal crew", orgUnit }],
    [GROUPS, { uid: "BASE-CREW", name: "Base crew", orgUnit: { uid: "saltbush-base" } }],
    [LIMITS, { code: "RENAL-50", name: "Fifty", threshold: 50, orgUnit, ...type }],
    [LIMITS, { code: "BASE-50", name: "Fifty", threshold: 50, orgUnit: { uid: "saltbush-base" }, ...type }],
  ] as const) {
    expect((await call("POST", path, body)).status).toBe(201);
  }
  for (const path of [
    `${GROUPS}/RENAL-CREW/members?orgCustomerId=${nurse}`,
    `${GROUPS}/RENAL-CREW/orderApprovalPermissions?orderApprovalPermissionCode=BASE-50`,
    `/users/current/orgCustomers/${nurse}/permissions/RENAL-50`,
  ]) {
    expect((await call("POST", path)).status, path).toBe(200);
  }
  await switchUnit("disable");
});

test("[OG-01] a user group of a disabled unit gets no other name, unit, member or limit", async () => {
  const path = `${GROUPS}/RENAL-CREW`;
  expect((await call("GET", path)).body.obstacle).toBe(WORDS);
  refused(await call("PATCH", path, { name: "Another" }));
  refused(await call("PATCH", path, { orgUnit: { uid: "saltbush-base" } }));
  refused(await call("POST", `${path}/members?orgCustomerId=${doctor}`));
  refused(await call("POST", `/users/current/orgCustomers/${doctor}/orgUserGroups/RENAL-CREW`));
  refused(await call("POST", `${path}/orderApprovalPermissions?orderApprovalPermissionCode=BASE-50`));
  const [row] = await api.db.select().from(userGroups).where(eq(userGroups.uid, "RENAL-CREW"));
  expect(row).toMatchObject({ name: "Renal crew", unitUid: UNIT });
  const inIt = await api.db
    .select()
    .from(userGroupMembers)
    .where(eq(userGroupMembers.groupUid, "RENAL-CREW"));
  expect(inIt.map(({ customerId }) => customerId)).toEqual([nurse]);
});

test("[OG-01] a purchase limit of a disabled unit is disabled, and neither changed nor enabled nor given", async () => {
  const path = `${LIMITS}/RENAL-50`;
  expect((await call("GET", path)).body.obstacle).toBe(WORDS);
  refused(await call("PATCH", path, { name: "Sixty", threshold: 60 }));
  const give = () => [
    call("POST", `/users/current/orgCustomers/${doctor}/permissions/RENAL-50`),
    call("POST", `${GROUPS}/BASE-CREW/orderApprovalPermissions?orderApprovalPermissionCode=RENAL-50`),
  ];
  for (const answer of await Promise.all(give())) refused(answer);
  expect((await call("PATCH", path, { active: false })).status).toBe(200);
  refused(await call("PATCH", path, { active: true }));
  for (const answer of await Promise.all(give())) refused(answer);
  const [row] = await api.db.select().from(purchaseLimits).where(eq(purchaseLimits.code, "RENAL-50"));
  expect(row).toMatchObject({ name: "Fifty", thresholdCents: 5000, active: false });
});

test("[OG-01] what is taken away is taken there too, and all is changed again once the unit is enabled", async () => {
  expect((await call("DELETE", `/users/current/orgCustomers/${nurse}/permissions/RENAL-50`)).status).toBe(
    200,
  );
  expect((await call("DELETE", `${GROUPS}/RENAL-CREW/orderApprovalPermissions/BASE-50`)).status).toBe(200);
  expect((await call("DELETE", `${GROUPS}/RENAL-CREW/members/${nurse}`)).status).toBe(200);
  await switchUnit("enable");
  expect((await call("GET", `${GROUPS}/RENAL-CREW`)).body).not.toHaveProperty("obstacle");
  expect((await call("PATCH", `${GROUPS}/RENAL-CREW`, { name: "Another" })).status).toBe(200);
  expect((await call("POST", `${GROUPS}/RENAL-CREW/members?orgCustomerId=${doctor}`)).status).toBe(200);
  expect((await call("PATCH", `${LIMITS}/RENAL-50`, { active: true, threshold: 60 })).status).toBe(200);
  await switchUnit("disable");
  expect((await call("DELETE", `${GROUPS}/RENAL-CREW`)).status).toBe(200);
});
