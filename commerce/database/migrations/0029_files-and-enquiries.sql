CREATE SEQUENCE "public"."enquiry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20417 CACHE 1;--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"topic" text NOT NULL,
	"order_code" text,
	"message" text NOT NULL,
	"answer_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "files_of" text;--> statement-breakpoint
CREATE UNIQUE INDEX "files_waiting" ON "files" USING btree ("customer_id","purpose","digest") WHERE used_by is null;--> statement-breakpoint
CREATE INDEX "files_used_by" ON "files" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "files_left" ON "files" USING btree ("created_at") WHERE used_by is null;--> statement-breakpoint
CREATE INDEX "enquiries_customer" ON "enquiries" USING btree ("customer_id","sent_at");