import { PASSWORD } from "../../e2e/places";
import type { Place } from "../../support/place";
import { callAt, oauthAt } from "../../support/plain-calls";
import { runProgram } from "../../support/run-program";
import { checkHolds, letOrder, placedIn } from "../ordering";
import { onServer } from "../../support/on-server";
import { withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";

const SIGNED_IN = "finance@emberbun.example";
const LOCKED_OUT = "finance@saltbush.example";
const FORGOT = "finance@kestrel.example";
const LEAVES = "newstarter@kestrel.example";
const STAFF = "new.colleague@kitroom.example";
const NEW_PASSWORD = "Kayak-2027-quiz!";

const enter = (place: Place, username: string, password = PASSWORD) =>
  oauthAt(place.entrance, { grant_type: "password", username, password });

/** Runs a command of the build as its operator does. @returns what it said. */
async function command(place: Place, name: string, ...args: string[]): Promise<string> {
  const env = { ...place.env, DATA_DIR: place.dataDir };
  const { status, said } = await runProgram([`build/${name}.js`, ...args], env);
  must(status === 0, `${name} ${args.join(" ")} ended with ${status}: ${said}`);
  return said;
}

async function says(place: Place, words: RegExp, name: string, ...args: string[]): Promise<string> {
  const said = await command(place, name, ...args);
  must(words.test(said), `${name} ${args.join(" ")} said: ${said.slice(0, 500)}`);
  return said;
}

const tokenIn = (said: string): string => {
  const link = /https?:\S+/.exec(said)?.[0] ?? "";
  return new URL(link).searchParams.get("token")!;
};

/** Every command of the documentation, in the order of a bad morning. @returns what the links that they print hold. */
async function runAll(place: Place) {
  await says(place, /finance@kestrel\.example .*active, sign-ins: \d/, "people", "show", FORGOT);
  await says(place, /has ended/, "people", "sign-out", SIGNED_IN);
  await says(place, /can try again/, "people", "unlock", LOCKED_OUT);
  const link = await says(place, /\/reset\?token=/, "people", "link", FORGOT);
  const kept = JSON.parse(await command(place, "people", "export", LEAVES)) as object;
  must(JSON.stringify(kept).includes(LEAVES), "the export does not have the address of its person");
  await says(place, /is erased/, "people", "erase", LEAVES);
  const added = await says(place, /sets the password/, "staff", "add", STAFF, "--first-name", "Ada");
  await says(place, /new\.colleague@kitroom\.example/, "staff", "list");
  await says(place, /Mails that wait: \d+/, "queue", "list");
  await says(place, /sweep-tokens {2}ran/, "queue", "jobs");
  await says(place, /sweep-tokens is due now/, "queue", "run", "sweep-tokens");
  await says(place, /sent again: 0/, "queue", "again", "all");
  await says(place, /kitroom_storefront/, "clients", "list");
  const RECEIVER = "https://erp.example/events";
  await says(
    place,
    /whsec_/,
    "webhooks",
    "add",
    RECEIVER,
    "--events",
    "order.*",
    "--organisation",
    "kestrel",
  );
  await says(place, /erp\.example[^]*of: kestrel/, "webhooks", "list");
  await says(place, /sent again: 0/, "webhooks", "replay", "dead");
  await says(place, /refund|paid back/i, "refunds", "list");
  return { forgot: tokenIn(link), staff: tokenIn(added) };
}

/** A password is set with the link of a command, once. */
async function setPassword(place: Place, who: string, token: string): Promise<void> {
  const set = () =>
    callAt(place.entrance.url, {
      method: "POST",
      path: "/uniforms/resetpassword",
      body: { token, type: "EMAIL", newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
  const [first, second] = [await set(), await set()];
  must(first.status < 300, `the link of ${who} answered ${first.status}: ${JSON.stringify(first.body)}`);
  must(second.status === 400, `the link of ${who} worked twice`);
  const entered = await enter(place, who, NEW_PASSWORD);
  must(entered.status === 200, `${who} cannot sign in with the new password`);
}

/** The commands of an operator do what they say: beside a running shop on PostgreSQL, else while it is stopped. */
export const commands: Step = {
  name: "commands",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const shop = await place.start();
      const before = await enter(place, SIGNED_IN);
      for (let n = 0; n < 11; n += 1) await enter(place, LOCKED_OUT, "wrong");
      must((await enter(place, LOCKED_OUT)).status === 429, "nobody was locked out");
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(30);
      if (!place.postgres) {
        await crowd.home();
        await shop.stop();
      }
      const links = await runAll(place);
      const running = place.postgres ? shop : await place.start();
      await crowd.home();
      mustBeNone(crowd.faults);
      const token = String(before.body.access_token);
      const { status } = await callAt(place.entrance.url, { path: "/uniforms/orgUsers/current", token });
      must(status === 401, `a sign-in that was ended answered ${status}`);
      const unlocked = await enter(place, LOCKED_OUT);
      must(unlocked.status === 200, `${LOCKED_OUT} is still locked out: ${unlocked.status}`);
      must((await enter(place, LEAVES)).status === 400, "somebody who was erased can sign in");
      await setPassword(place, FORGOT, links.forgot);
      await setPassword(place, STAFF, links.staff);
      if (!place.postgres) await running.stop();
      await says(place, /is closed/, "staff", "close", STAFF);
      const held = await checkHolds(place.env, place.dataDir);
      if (place.postgres) await refunds(place);
      return `15 commands, ${placedIn(crowd.trips)} orders meanwhile, ${held} checks hold`;
    }),
};

/** A bank refused a refund of the demo: it is requested again, refused again, and settled another way. */
async function refunds(place: Place): Promise<void> {
  const { url } = place.postgres!;
  const refused =
    "update card_refunds set state = 'REFUSED' where number = (select min(number) from card_refunds)";
  const [row] = await onServer<{ number: string }>(url, `${refused} returning number`);
  if (!row) return;
  await says(place, /refused/, "refunds", "list");
  await says(place, /requested again/, "refunds", "retry", row.number);
  await onServer(url, refused);
  await says(place, /is paid back/, "refunds", "settle", row.number, "--how", "Bank transfer of 3 December");
}
