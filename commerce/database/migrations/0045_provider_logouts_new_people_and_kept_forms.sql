CREATE TABLE "sso_logouts" (
	"provider_id" text NOT NULL,
	"jti_hash" text NOT NULL,
	"subject" text,
	"sid" text,
	"issued_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_logouts_provider_id_jti_hash_pk" PRIMARY KEY("provider_id","jti_hash")
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "new_people_unit" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "employee_code_claim" text;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "sid" text;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "issued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "kept_forms_owner" ON "kept_forms" USING btree ("owner");--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_new_people_unit_units_uid_fk" FOREIGN KEY ("new_people_unit") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_sign_ins_subject" ON "sso_sign_ins" USING btree ("provider_id","subject");--> statement-breakpoint
-- Sign-ins that are open can be ended by their provider too.
UPDATE "sso_sign_ins" s SET "subject" = l."subject" FROM "identity_links" l WHERE l."provider_id" = s."provider_id" AND l."customer_id" = s."customer_id";
