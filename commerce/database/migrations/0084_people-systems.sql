CREATE TABLE "scim_groups" (
	"group_uid" text PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_people" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"external_id" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "organisation_uid" text;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_group_uid_user_groups_uid_fk" FOREIGN KEY ("group_uid") REFERENCES "public"."user_groups"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_people" ADD CONSTRAINT "scim_people_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_people_external" ON "scim_people" USING btree ("external_id");