CREATE TABLE "sign_ins" (
	"family" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"browser" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_ins_customer" ON "sign_ins" USING btree ("customer_id");