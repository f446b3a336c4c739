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
ALTER TABLE "access_requests" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;