import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessRequests } from "../../commerce/modules/access/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const wearer = "wearer@kestrel.example";
const NEW = "Watle-2026";
const api = await apiOfFile();

const personOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const before = new Map((await api.db.select().from(users)).map((user) => [user.uid, user]));

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await api.db.delete(accessRequests);
  await api.db.delete(mailOutbox);
  await api.db.delete(signInAttempts);
  const { passwordHash, mobile, active } = before.get(wearer)!;
  await api.db.update(users).set({ passwordHash, mobile, active }).where(eq(users.uid, wearer));
});

const ask = (userid: string) => api.call("POST", "/forgottenpasswordtokens", { body: { userid } });
const outbox = () => api.db.select().from(mailOutbox);

/** The token and type of the newest link that was sent. */
async function newestLink() {
  await api.jobs.runDue();
  const [mail] = (await outbox()).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const url = new URL(/https:\S+\/reset\?\S+/.exec(mail!.text)![0]);
  return { token: url.searchParams.get("token")!, type: url.searchParams.get("type")! };
}
const linkFor = async (userid: string) => {
  expect((await ask(userid)).status).toBe(202);
  return newestLink();
};
const look = (link: { token: string; type: string }) =>
  api.call("GET", "/resetpassword/validateToken", { query: link });
const set = (link: { token: string; type: string }, password = NEW, again = password) =>
  api.call("POST", "/resetpassword", { body: { ...link, newPassword: password, confirmPassword: again } });
const signIn = (password: string, username = wearer) =>
  api.oauth("token", { grant_type: "password", username, password, ...client });

describe("asking for a link", () => {
  test("[SI-04] an email address gets it by email; the answer says how long it works", async () => {
    const { status, body } = await ask(" Wearer@Kestrel.Example ");
    expect([status, body]).toEqual([
      202,
      { status: "Success", channel: "EMAIL", validMinutes: 60, resendSeconds: 30 },
    ]);
    const link = await newestLink();
    expect(link.type).toBe("EMAIL");
    const [mail] = await outbox();
    expect([mail!.toAddress, mail!.channel]).toEqual([wearer, "EMAIL"]);
    expect((await look(link)).body).toMatchObject({ valid: true, sentTo: "w•••••@kestrel.example" });
  });

  test("[SI-04] a mobile number, however it is written, and a user id get a text message", async () => {
    const { mobile, wearerId, customerId } = await personOf(wearer);
    const plain = mobile!.replace("+61", "0");
    for (const asked of [mobile!, plain, wearerId, customerId.toLowerCase()]) {
      api.advance(31);
      await api.db.delete(mailOutbox);
      const { type } = await linkFor(asked);
      const [message] = await outbox();
      expect([type, message!.channel, message!.toAddress], asked).toEqual(["SMS", "SMS", mobile]);
      expect(message!.text).toContain("within 15 minutes");
    }
  });

  test("[SI-04] who has no mobile gets the link of a user id by email", async () => {
    await api.db.update(users).set({ mobile: null }).where(eq(users.uid, wearer));
    const link = await linkFor((await personOf(wearer)).wearerId);
    expect(link.type).toBe("EMAIL");
    expect((await look(link)).status).toBe(200);
  });

  test("[SI-04] unknown and disabled people get the same answer and nothing is sent", async () => {
    await api.db.update(users).set({ active: false }).where(eq(users.uid, wearer));
    const known = await ask("finance@saltbush.example");
    for (const asked of ["nobody@kestrel.example", wearer]) {
      const { status, body } = await ask(asked);
      expect([status, body]).toEqual([known.status, known.body]);
    }
    expect((await ask("no-such-id")).body).toEqual({ ...known.body, channel: "SMS", validMinutes: 15 });
    await api.jobs.runDue();
    expect((await outbox()).map(({ toAddress }) => toAddress)).toEqual(["finance@saltbush.example"]);
  });

  test("[SI-04] a number of two people is sent nothing", async () => {
    const { mobile } = await personOf(wearer);
    const other = "finance@saltbush.example";
    await api.db.update(users).set({ mobile }).where(eq(users.uid, other));
    expect((await ask(mobile!)).status).toBe(202);
    await api.jobs.runDue();
    expect(await outbox()).toEqual([]);
    await api.db.update(users).set({ mobile: null }).where(eq(users.uid, other));
  });

  test("[SI-04] known and unknown names make the same statements before the answer", async () => {
    const rowsFor = async (asked: string) => {
      await api.db.delete(accessRequests);
      await ask(asked);
      return (await api.db.select().from(accessRequests)).map((row) => ({ ...row, id: "", asked: "" }));
    };
    expect(await rowsFor(wearer)).toEqual(await rowsFor("nobody@kestrel.example"));
    expect(await outbox()).toEqual([]);
  });

  test("[SI-04] one number in several spellings is one number", async () => {
    const { mobile } = await personOf(wearer);
    const digits = mobile!.replace("+61", "0");
    const spellings = [
      ...[
        mobile!,
        digits,
        `${digits.slice(0, 4)} ${digits.slice(4)}`,
        `(${digits.slice(0, 2)})${digits.slice(2)}`,
      ],
      ...[".", "-", "\u200b"].map((sign) => `${digits.slice(0, 3)}${sign}${digits.slice(3)}`),
    ];
    const statuses: number[] = [];
    for (const typed of spellings) statuses.push((await ask(typed)).status);
    expect(statuses).toEqual([202, ...Array<number>(spellings.length - 1).fill(429)]);
    await api.jobs.runDue();
    expect((await outbox()).map(({ toAddress }) => toAddress)).toEqual([mobile]);
  });

  test("[SI-04] by all their names together a person is sent five links an hour", async () => {
    const { mobile, wearerId, customerId } = await personOf(wearer);
    for (let round = 0; round < 3; round += 1) {
      for (const name of [wearer, mobile!, wearerId, customerId]) {
        expect((await ask(name)).status).toBe(202);
        await api.jobs.runDue();
      }
      api.advance(31);
    }
    expect(await outbox()).toHaveLength(5);
    api.advance(3600);
    await ask(wearer);
    await api.jobs.runDue();
    expect(await outbox()).toHaveLength(6);
  });

  test("[SI-04] once in half a minute and five times in an hour, known or not, with the wait", async () => {
    for (const asked of [wearer, "nobody@kestrel.example"]) {
      api.setNow(TEST_NOW);
      for (let n = 0; n < 5; n += 1) {
        expect((await ask(asked)).status).toBe(202);
        const soon = await ask(asked);
        expectRefusal(soon, 429, "TooManyRequestsError");
        expect(soon.headers.get("retry-after")).toBe("30");
        api.advance(31);
      }
      const spent = await ask(asked);
      expect([spent.status, spent.body.errors[0].message]).toEqual([
        429,
        "You have reached the limit of sending links. Wait 3445 seconds.",
      ]);
      api.advance(3600);
      expect((await ask(asked)).status).toBe(202);
    }
  });

  test("[SI-04] only a hash of the token is kept, and what was typed is gone after it was answered", async () => {
    const { token } = await linkFor(wearer);
    const kept = JSON.stringify(await api.db.select().from(accessRequests));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(wearer);
  });
});

describe("a link", () => {
  test("[SI-05] sets the password once and ends every sign-in", async () => {
    const open = (await signIn(PASSWORD)).body;
    const link = await linkFor(wearer);
    const { status, body } = await set(link);
    expect([status, body]).toEqual([202, { status: "Success" }]);
    expect((await api.call("GET", "/orgUsers/current", { token: open.access_token })).status).toBe(401);
    const refresh = { grant_type: "refresh_token", refresh_token: open.refresh_token, ...client };
    expect((await api.oauth("token", refresh)).status).toBe(400);
    expect((await signIn(PASSWORD)).body.error_description).toBe("Bad credentials");
    expect((await signIn(NEW)).status).toBe(200);
    const again = await set(link, "Banksia-2026");
    expectRefusal(again, 400, "ValidationError");
    expect(again.body.errors[0].reason).toBe("invalid");
    expect((await look(link)).status).toBe(400);
  });

  test("[SI-05] pressed twice at the same moment sets one password", async () => {
    const link = await linkFor(wearer);
    const answers = await Promise.all([set(link, "Watle-2026"), set(link, "Banksia-2026")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 400]);
  });

  test.each([
    ["EMAIL", 60],
    ["SMS", 15],
  ])("[SI-05] by %s works for %i minutes, then says expired and can be exchanged", async (type, minutes) => {
    const { mobile } = await personOf(wearer);
    const link = await linkFor(type === "SMS" ? mobile! : wearer);
    api.advance(minutes * 60 - 1);
    expect((await look(link)).status).toBe(200);
    api.advance(1);
    for (const late of [await look(link), await set(link)]) {
      expectRefusal(late, 400, "ValidationError");
      expect(late.body.errors[0]).toMatchObject({ reason: "expired", subject: "token" });
    }
    const made = await api.call("POST", "/resetpassword/regenerateToken", { query: { token: link.token } });
    expect([made.status, made.body.channel]).toEqual([202, type]);
    const next = await newestLink();
    expect(next.type).toBe(type);
    expect(next.token).not.toBe(link.token);
    expect((await set(next)).status).toBe(202);
  });

  test("[SI-05] only the newest works", async () => {
    const first = await linkFor(wearer);
    api.advance(31);
    const second = await linkFor(wearer);
    expect((await look(first)).body.errors[0].reason).toBe("invalid");
    expect((await look(second)).status).toBe(200);
  });

  test("[SI-05] of another type, or unknown, does not work", async () => {
    const { token } = await linkFor(wearer);
    expect((await look({ token, type: "SMS" })).body.errors[0].reason).toBe("invalid");
    expect((await look({ token: "x", type: "EMAIL" })).body.errors[0].reason).toBe("invalid");
    const made = await api.call("POST", "/resetpassword/regenerateToken", { query: { token: "x" } });
    expectRefusal(made, 400, "ValidationError");
  });
});

describe("the rules of a password", () => {
  test.each([
    ["Wat-202", "Use at least 8 characters."],
    [`Wa-2${"bc".repeat(63)}`, "Use at most 128 characters."],
    ["watle-2026", "Add a capital letter."],
    ["Watle-time", "Add a digit."],
    ["Watle2026", "Add a special character."],
    ["Wattle-206", "Two of the same character stand side by side."],
  ])("[SI-05] %s: %s", async (password, message) => {
    const link = await linkFor(wearer);
    const answer = await set(link, password);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ subject: "newPassword", message }));
    expect((await look(link)).status).toBe(200);
  });

  test("[SI-05] the second must be the same", async () => {
    const answer = await set(await linkFor(wearer), NEW, "Banksia-2026");
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ subject: "confirmPassword", message: "The passwords are not the same." }),
    );
  });
});
