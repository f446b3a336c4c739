CREATE TABLE "unit_members" (
	"unit_uid" text NOT NULL,
	"customer_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "unit_members_unit_uid_customer_id_pk" PRIMARY KEY("unit_uid","customer_id")
);
--> statement-breakpoint
CREATE TABLE "user_group_limits" (
	"group_uid" text NOT NULL,
	"limit_code" text NOT NULL,
	CONSTRAINT "user_group_limits_group_uid_limit_code_pk" PRIMARY KEY("group_uid","limit_code")
);
--> statement-breakpoint
CREATE TABLE "user_group_members" (
	"group_uid" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "user_group_members_group_uid_customer_id_pk" PRIMARY KEY("group_uid","customer_id")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_upload_rows" ADD COLUMN "alike" text;--> statement-breakpoint
ALTER TABLE "unit_members" ADD CONSTRAINT "unit_members_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_members" ADD CONSTRAINT "unit_members_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_limits" ADD CONSTRAINT "user_group_limits_group_uid_user_groups_uid_fk" FOREIGN KEY ("group_uid") REFERENCES "public"."user_groups"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_limits" ADD CONSTRAINT "user_group_limits_limit_code_purchase_limits_code_fk" FOREIGN KEY ("limit_code") REFERENCES "public"."purchase_limits"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_group_uid_user_groups_uid_fk" FOREIGN KEY ("group_uid") REFERENCES "public"."user_groups"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_members_person" ON "unit_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "user_group_limits_limit" ON "user_group_limits" USING btree ("limit_code");--> statement-breakpoint
CREATE INDEX "user_group_members_person" ON "user_group_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "user_groups_unit" ON "user_groups" USING btree ("unit_uid");