import { index, pgSequence, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

export const enquiryNumbers = pgSequence("enquiry_numbers", { startWith: 20417 });

/** Messages of people to their uniform desk. The desk gets each by mail and answers by mail or phone. */
export const enquiries = pgTable(
  "enquiries",
  {
    /** `ASK-20417` */
    reference: code("reference").primaryKey(),
    customerId: code("customer_id").notNull(),
    topic: text("topic").notNull(),
    orderCode: code("order_code"),
    message: text("message").notNull(),
    answerBy: text("answer_by", { enum: ["EMAIL", "PHONE"] }).notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [index("enquiries_customer").on(t.customerId, t.sentAt)],
);
