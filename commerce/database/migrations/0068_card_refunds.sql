CREATE SEQUENCE "public"."refund_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6101 CACHE 1;--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"number" text PRIMARY KEY NOT NULL,
	"return_code" text NOT NULL,
	"source" text NOT NULL,
	"paid_with" text NOT NULL,
	"authorisation" text NOT NULL,
	"currency" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "card_refunds_of" UNIQUE("return_code","source")
);
--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_return_code_return_requests_code_fk" FOREIGN KEY ("return_code") REFERENCES "public"."return_requests"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_refunds_open" ON "card_refunds" USING btree ("state","asked_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "return_requests_refunding" ON "return_requests" USING btree ("code") WHERE status = 'REVERSING_PAYMENT';