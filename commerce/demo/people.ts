import { DEMO_PASSWORD_COST } from "../modules/oauth";
import { scryptSync } from "node:crypto";
import type { users } from "../modules/users/tables";
import { addDays, isoDate } from "./calendar";
import { FAMILY_NAMES, FICTION_MOBILES, GIVEN_NAMES, mailName } from "./people-names";
import type { PackPerson, PersonPlan, ProgramPlan, UnitPlan } from "./programs/plan";
import { randomOf, type Random } from "./random";

export const DEMO_PASSWORD = "Kitroom-2026!";

/** A person of the demo: the row, and what packs and orders ask about them. */
export interface Person extends PackPerson {
  row: typeof users.$inferInsert & { customerId: string; hiredAt: Date };
  plan: PersonPlan;
  unit: UnitPlan;
  program: ProgramPlan;
}

/** Shared state of one seeding: its day, its scale, and counters over all programs. */
export interface Seeding {
  today: Date;
  scale: number;
  passwordHash: string;
  nextWearerId: number;
  nextMobile: number;
}

/**
 * The stored form of the demo password. The salt is fixed and the hash is made once for all people:
 * these accounts are public, and 520 derivations would take half a minute.
 */
export function demoPasswordHash(): string {
  const salt = Buffer.from("kitroom-demo-key");
  const key = scryptSync(DEMO_PASSWORD, salt, 32, { N: DEMO_PASSWORD_COST, r: 8, p: 1 });
  return `scrypt$${DEMO_PASSWORD_COST}$8$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

const GROUPS: Record<PersonPlan["role"], string[]> = {
  wearer: ["customergroup", "b2bcustomergroup"],
  newstarter: ["customergroup", "b2bcustomergroup"],
  approver: ["customergroup", "b2bcustomergroup", "b2bapprovergroup"],
  admin: ["b2badmingroup", "CustomerAdmin"],
  finance: ["financegroup"],
  buyer: ["b2bcustomergroup"],
  agent: ["asagentgroup"],
};

function personOf(program: ProgramPlan, plan: PersonPlan, index: number, seeding: Seeding): Person {
  const unit = program.units.find((candidate) => candidate.uid === plan.unit);
  if (!unit) throw new Error(`${plan.login} works in an unknown unit ${plan.unit}`);
  const daysEmployed = plan.daysEmployed ?? (plan.role === "newstarter" ? 12 : 1200 + index * 7);
  const uid = `${plan.login}@${program.domain}`;
  const wears = plan.role === "wearer" || plan.role === "newstarter";
  const jobGroup = plan.job ?? "";
  const fte = plan.fte ?? 100;
  return {
    uid,
    plan,
    unit,
    program,
    jobGroup,
    fte,
    daysEmployed,
    approver: plan.role === "approver",
    row: {
      customerId: `${program.prefix}-${String(index + 1).padStart(6, "0")}`,
      uid,
      passwordHash: seeding.passwordHash,
      title: plan.title ?? null,
      firstName: plan.firstName,
      lastName: plan.lastName,
      preferredName: plan.preferredName ?? null,
      mobile: takeMobile(plan, seeding),
      wearerId: String((seeding.nextWearerId += 1)),
      organisationUid: program.uid,
      unitUid: unit.uid,
      groups: GROUPS[plan.role],
      jobGroup,
      fte,
      defaultCostCentre: unit.costCentre?.code ?? null,
      active: !plan.inactive,
      priceEnabled: !wears || program.wearersSeePrices,
      enableTaken: program.stockrooms?.includes(plan.role) ?? false,
      showLoginPreferencePage: true,
      isFirstLogin: plan.firstLogin ?? false,
      hiredAt: addDays(seeding.today, plan.startsInDays ?? -daysEmployed),
      startsOn: plan.startsInDays === undefined ? null : isoDate(addDays(seeding.today, plan.startsInDays)),
      endsOn: plan.endsInDays === undefined ? null : isoDate(addDays(seeding.today, plan.endsInDays)),
      addedAt: addDays(seeding.today, -Math.min(daysEmployed, 760)),
      updatedAt: addDays(seeding.today, -Math.min(daysEmployed, 760)),
    },
  };
}

const HAVE_MOBILES = [
  "wearer",
  "newstarter",
  "approver",
  "aroha",
  "nzwearer",
  "firstlogin",
  "casual",
  "parttime",
  "buyer",
];

/**
 * Only a few numbers are reserved for fiction, and a number must be unique, so only a few people have one.
 */
const takeMobile = (plan: PersonPlan, seeding: Seeding): string | null =>
  HAVE_MOBILES.includes(plan.login) ? (FICTION_MOBILES[seeding.nextMobile++] ?? null) : null;

/** Most people joined years ago; some joined recently and have their first issue in the order history. */
const serviceDays = (random: Random) =>
  random.chance(0.07)
    ? random.int(3, 60)
    : random.chance(0.25)
      ? random.int(120, 730)
      : random.int(731, 4200);

function crowdPlan(program: ProgramPlan, unit: UnitPlan, random: Random, taken: Set<string>): PersonPlan {
  const firstName = random.pick(GIVEN_NAMES);
  const lastName = random.pick(FAMILY_NAMES);
  const name = `${mailName(firstName)}.${mailName(lastName)}`;
  let login = `${name}_`;
  for (let n = 2; taken.has(login); n += 1) login = `${name}${n}_`;
  taken.add(login);
  return {
    login,
    firstName,
    lastName,
    role: program.site === "wholesale" ? "buyer" : "wearer",
    unit: unit.uid,
    job: unit.jobs ? random.pick(unit.jobs) : undefined,
    fte: random.chance(program.partTime ?? 0) ? random.pick([10, 40, 50, 60, 80]) : 100,
    daysEmployed: serviceDays(random),
  };
}

/** All people of one program: the named people first, then the generated people of each unit. */
export function peopleOf(program: ProgramPlan, seeding: Seeding): Person[] {
  const random = randomOf(`people ${program.uid}`);
  const taken = new Set<string>();
  const plans: PersonPlan[] = [...program.people];
  for (const unit of program.units) {
    for (let n = 0; n < (unit.people ?? 0) * seeding.scale; n += 1)
      plans.push(crowdPlan(program, unit, random, taken));
  }
  return plans.map((plan, index) => {
    const person = personOf(program, plan, index, seeding);
    // The underscore distinguishes generated names from named sign-ins during planning.
    const uid = person.uid.replace("_@", "@");
    return { ...person, uid, row: { ...person.row, uid } };
  });
}
