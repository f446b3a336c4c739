import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { OccError } from "../../http/errors";
import { styleFor } from "../catalogue";
import { speaksForOthers } from "./alias";
import { NewReviewSchema, ReviewListSchema, ReviewSchema } from "./contract";
import { reviewsOf, saveReview } from "./repository";

/** The most reviews of one answer, and the default number. */
const MOST_REVIEWS = 100;

const path = "/products/{code}/reviews";
const params = z.object({ code: z.string().min(1).max(80) });

const notYourName = () =>
  new OccError(400, {
    type: "ValidationError",
    message: "Choose your own name, not the name of your organisation.",
    reason: "invalid",
    subject: "alias",
    subjectType: "parameter",
  });

/** Review calls (contract §5.3). A person who may see a style may read and write its reviews. */
export function reviewRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path,
      tag: "Catalogue",
      summary: "Colleagues' reviews of a product: the caller's own first, then the newest",
      who: "person",
      hidden: true,
      params,
      query: z.object({ maxCount: z.coerce.number().int().min(1).max(MOST_REVIEWS).optional() }),
      answer: ReviewListSchema,
    },
    async (call) => {
      const { code } = await styleFor(call, call.params.code);
      return { reviews: await reviewsOf(call.db, call.about, code, call.query.maxCount ?? MOST_REVIEWS) };
    },
  );
  api.call(
    {
      method: "post",
      path,
      tag: "Catalogue",
      summary: "Saves the caller's review of a product; it replaces an earlier one",
      who: "person",
      hidden: true,
      params,
      body: NewReviewSchema,
      answer: ReviewSchema,
      status: 201,
    },
    async (call) => {
      const { code } = await styleFor(call, call.params.code);
      const { organisation, unit } = call.about;
      const names = { organisation: organisation.name, unit: unit.name, shop: "Kitroom" };
      if (speaksForOthers(call.body.alias ?? "", names)) throw notYourName();
      return saveReview(call.db, call.about, code, call.body, call.now());
    },
  );
}
