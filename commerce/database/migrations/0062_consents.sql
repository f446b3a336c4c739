CREATE TABLE "consent_templates" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "consent_templates_site_id_version_pk" PRIMARY KEY("site","id","version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"site" text NOT NULL,
	"template_id" text NOT NULL,
	"template_version" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consent_templates" ADD CONSTRAINT "consent_templates_site_base_sites_uid_fk" FOREIGN KEY ("site") REFERENCES "public"."base_sites"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_template" FOREIGN KEY ("site","template_id","template_version") REFERENCES "public"."consent_templates"("site","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_customer" ON "consents" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_given" ON "consents" USING btree ("customer_id","site","template_id","template_version") WHERE withdrawn_at is null;--> statement-breakpoint
-- Shops where people order for themselves. Wholesale buyers order for stores and have no size.
INSERT INTO "consent_templates" ("site", "id", "version", "name", "description")
SELECT "uid", 'SIZES_FROM_ORDERS', 1, 'Sizes from my orders',
  'Your administrators, and whoever orders for you, see the size that you ordered last. If you do not allow this, they see only the sizes that you choose in a pack or save in My sizes. To you we suggest it either way.'
FROM "base_sites" WHERE "theme" <> 'wholesale';
