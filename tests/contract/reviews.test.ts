import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { assortments } from "../../commerce/modules/catalogue/tables";
import { reviews } from "../../commerce/modules/reviews/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const wearer = "wearer@kestrel.example";
const colleague = "newstarter@kestrel.example";
const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();

const said = { headline: "True to size", comment: "I took my usual size.", rating: 4, alias: "Sam" };
const path = (code: string) => `/products/${encodeURIComponent(code)}/reviews`;
const write = (code: string, as: string, body: object = said) => api.call("POST", path(code), { as, body });
const read = async (code: string, as: string, maxCount?: number) =>
  (await api.call("GET", path(code), { as, query: { maxCount } })).body.reviews;
const ratingOf = async (code: string, as: string) => {
  const { body } = await api.call("GET", `/products/${code}`, { as });
  return { average: body.averageRating, count: body.numberOfReviews };
};
const clear = () => api.db.delete(reviews);

describe("the demo's reviews", () => {
  test("[SR-07] agree with the averages that lists show", async () => {
    const wrong = await rowsOf(
      api.db,
      sql`select a.style_code from assortments a left join (
          select organisation_uid, style_code, sum(rating) stars, count(*) number from reviews group by 1, 2
        ) r using (organisation_uid, style_code)
        where a.rating_sum <> coalesce(r.stars, 0) or a.rating_count <> coalesce(r.number, 0)`,
    );
    expect(wrong).toEqual([]);
    expect(await api.db.$count(reviews)).toBeGreaterThan(50);
  });
});

describe("a review", () => {
  test("[SR-07] is shown to its author first, then the newest; the average follows", async () => {
    await clear();
    expect(await ratingOf("KM-1101", wearer)).toEqual({ average: undefined, count: 0 });
    const { status, body } = await write("KM-1101", wearer);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...said, principal: { uid: wearer } });
    api.advance(60);
    await write("KM-1101", colleague, { ...said, rating: 5, headline: "Good", alias: "" });
    const [own, other] = await read("KM-1101", wearer);
    expect(own).toMatchObject({ headline: "True to size", principal: { uid: wearer } });
    expect(other).toMatchObject({ headline: "Good", rating: 5 });
    expect(other).not.toHaveProperty("principal");
    expect(other).not.toHaveProperty("alias");
    expect(await read("KM-1101", wearer, 1)).toHaveLength(1);
    expect(await ratingOf("KM-1101", wearer)).toEqual({ average: 4.5, count: 2 });
  });

  test("[SR-07] written again takes the place of the first, also when both are sent at once", async () => {
    await clear();
    await Promise.all([1, 2, 3, 4].map((rating) => write("KM-1101", wearer, { ...said, rating })));
    await write("KM-1101", wearer, { ...said, rating: 2, comment: "It shrank." });
    expect(await read("KM-1101", colleague)).toMatchObject([{ rating: 2, comment: "It shrank." }]);
    expect(await ratingOf("KM-1101", wearer)).toEqual({ average: 2, count: 1 });
  });

  test("[SR-07] of several people at once are all counted", async () => {
    await clear();
    const people = [wearer, colleague, "approver@kestrel.example", "admin@kestrel.example"];
    await Promise.all(
      people.map((person, index) => write("KM-1101", person, { ...said, rating: index + 1 })),
    );
    expect(await ratingOf("KM-1101", wearer)).toEqual({ average: 2.5, count: 4 });
  });

  test("[SR-07] is read by colleagues alone", async () => {
    await clear();
    await write("KC-5002", buyer, { ...said, headline: "For our stores" });
    expect(await read("KC-5002", "wearer@korraline.example")).toEqual([]);
    expect(await ratingOf("KC-5002", "wearer@korraline.example")).toEqual({ average: undefined, count: 0 });
    expect(await ratingOf("KC-5002", buyer)).toEqual({ average: 4, count: 1 });
    for (const answer of [
      await write("KC-5002", wearer),
      await api.call("GET", path("KC-5002"), { as: wearer }),
    ]) {
      expectRefusal(answer, 400, "UnknownIdentifierError");
    }
    expectRefusal(await api.call("GET", path("KC-5002")), 404, "UnknownResourceError");
  });

  test.each([
    ["headline", { headline: "" }],
    ["headline", { headline: "x".repeat(101) }],
    ["comment", { comment: "   " }],
    ["comment", { comment: "x".repeat(2001) }],
    ["rating", { rating: 0 }],
    ["rating", { rating: 6 }],
    ["rating", { rating: 2.5 }],
    ["rating", { rating: "many" }],
    ["alias", { alias: "x".repeat(61) }],
  ])("[SR-07] with a wrong %s is refused and nothing is kept", async (subject, wrong) => {
    await clear();
    const answer = await write("KM-1101", wearer, { ...said, ...wrong });
    expectRefusal(answer, 400, "ValidationError");
    expect(answer.body.errors[0].subject).toBe(subject);
    expect(await read("KM-1101", wearer)).toEqual([]);
  });

  test("[SR-07] keeps every sign it is written with", async () => {
    await clear();
    const headline = "O'Brien-Ngāti <b>&";
    const answer = await api.call("POST", path("KM-1101"), {
      as: wearer,
      body: { headline, comment: "Zeile\nzwei", rating: "5" },
    });
    expect(answer.body).toMatchObject({ headline, comment: "Zeile\nzwei", rating: 5 });
  });

  test("[SR-07] is shown under a name of its author's own, not the organisation's", async () => {
    const organisation = (
      await api.call("GET", "/orgUsers/current", { as: wearer, query: { fields: "FULL" } })
    ).body.organisation.name as string;
    for (const alias of [organisation, `${organisation.toUpperCase()} Head Office`, "Kitroom"]) {
      expectRefusal(await write("KM-1101", wearer, { ...said, alias }), 400, "ValidationError", {
        subject: "alias",
      });
    }
    expect((await write("KM-1101", wearer, { ...said, alias: "Sam" })).status).toBe(201);
    await clear();
  });

  test("[SR-07] survives that its style leaves the assortment for a while", async () => {
    await clear();
    await write("KM-1101", wearer);
    const rows = await api.db.delete(assortments).returning();
    await api.db
      .insert(assortments)
      .values(rows.map(({ organisationUid, styleCode }) => ({ organisationUid, styleCode })));
    expect(await ratingOf("KM-1101", wearer)).toEqual({ average: 4, count: 1 });
  });
});

describe("references", () => {
  const ask = (code: string, as: string, query: Record<string, string | number> = {}) =>
    api.call("GET", `/products/${code}/references`, { as, query });

  test("[SR-07] name what goes with a product and what is like it, in that order", async () => {
    const { body } = await ask("KM-1002", wearer, { fields: "references(referenceType,target(DEFAULT))" });
    const types = body.references.map((r: { referenceType: string }) => r.referenceType);
    expect(new Set(types)).toEqual(new Set(["ACCESSORIES", "SIMILAR"]));
    expect(types).toEqual([...types].sort());
    for (const { target } of body.references) {
      expect(target).toMatchObject({ code: expect.stringMatching(/^KM-/), url: expect.any(String) });
      expect(target.code).not.toBe("KM-1002");
    }
  });

  test("[SR-07] can be asked for by type and number", async () => {
    const { body } = await ask("KM-1002", wearer, { referenceType: "SIMILAR", pageSize: 1 });
    expect(body.references).toHaveLength(1);
    expect(body.references[0].referenceType).toBe("SIMILAR");
    expectRefusal(await ask("KM-1002", wearer, { referenceType: "NONE" }), 400, "ValidationError");
    expectRefusal(await ask("KM-1002", wearer, { pageSize: 0 }), 400, "ValidationError");
  });

  test("[SR-07] leave out what the organisation may not see", async () => {
    const { body } = await ask("KC-5101", buyer);
    const codes = body.references.map((r: { target: { code: string } }) => r.target.code);
    const sold = await rowsOf<{ code: string }>(
      api.db,
      sql`select style_code as code from assortments where organisation_uid = 'harrowstreet'`,
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(sold.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    expectRefusal(await ask("KM-1002", buyer), 400, "UnknownIdentifierError");
  });

  test("[SR-07] are read once, and anew when a garment is taken away from the organisation", async () => {
    const codes = async () => {
      const { body } = await ask("KM-1002", wearer);
      return body.references.map((r: { target: { code: string } }) => r.target.code) as string[];
    };
    const [first, ...others] = await codes();
    await api.db.delete(assortments).where(eq(assortments.styleCode, first!));
    await expect.poll(codes).toEqual(others);
  });
});
