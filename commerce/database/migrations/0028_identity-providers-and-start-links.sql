CREATE TABLE "identity_links" (
	"provider_id" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_links_provider_id_subject_pk" PRIMARY KEY("provider_id","subject"),
	CONSTRAINT "identity_links_person" UNIQUE("provider_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"domains" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"family" text,
	"id_token" text NOT NULL,
	CONSTRAINT "sso_sign_ins_family_unique" UNIQUE("family")
);
--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "start_hash" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "start_salt" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "hook" jsonb;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD CONSTRAINT "punchout_sessions_start_hash_unique" UNIQUE("start_hash");--> statement-breakpoint
-- The storefront's own client, which is the confidential one without a secret of its own, may sign people in so.
UPDATE "oauth_clients" SET "grants" = array_append("grants", 'custom') WHERE "kind" = 'confidential' AND "secrets" = '[]'::jsonb AND NOT 'custom' = ANY("grants");
