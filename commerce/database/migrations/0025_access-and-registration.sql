CREATE TABLE "access_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"asked" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" text,
	"secret_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"details" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "access_requests_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "registration_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"job_group" text DEFAULT '' NOT NULL,
	"pack_ids" text[] DEFAULT '{}' NOT NULL,
	"employee_codes" text[] NOT NULL,
	"price_enabled" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "registration_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "channel" text DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_requests_waiting" ON "access_requests" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "access_requests_customer" ON "access_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "users_wearer" ON "users" USING btree ("wearer_id");--> statement-breakpoint
CREATE INDEX "users_mobile" ON "users" USING btree (right(regexp_replace("mobile", '[^0-9]', '', 'g'), 9));