CREATE TABLE "cost_centre_units" (
	"cost_centre_code" text NOT NULL,
	"unit_uid" text NOT NULL,
	CONSTRAINT "cost_centre_units_cost_centre_code_unit_uid_pk" PRIMARY KEY("cost_centre_code","unit_uid")
);
--> statement-breakpoint
CREATE TABLE "approval_routes" (
	"order_code" text PRIMARY KEY NOT NULL,
	"reasons" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"asked" text[] NOT NULL,
	"holds" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"cost_centre_code" text,
	"amount_cents" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_limit_people" (
	"limit_code" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "purchase_limit_people_limit_code_customer_id_pk" PRIMARY KEY("limit_code","customer_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_limits" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"threshold_cents" integer,
	"period" text
);
--> statement-breakpoint
ALTER TABLE "cost_centres" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_centre_units" ADD CONSTRAINT "cost_centre_units_cost_centre_code_cost_centres_code_fk" FOREIGN KEY ("cost_centre_code") REFERENCES "public"."cost_centres"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centre_units" ADD CONSTRAINT "cost_centre_units_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_routes" ADD CONSTRAINT "approval_routes_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_cost_centre_code_cost_centres_code_fk" FOREIGN KEY ("cost_centre_code") REFERENCES "public"."cost_centres"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_limit_people" ADD CONSTRAINT "purchase_limit_people_limit_code_purchase_limits_code_fk" FOREIGN KEY ("limit_code") REFERENCES "public"."purchase_limits"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_limit_people" ADD CONSTRAINT "purchase_limit_people_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_limits" ADD CONSTRAINT "purchase_limits_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_limits" ADD CONSTRAINT "purchase_limits_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cost_centre_units_unit" ON "cost_centre_units" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "budgets_cost_centre" ON "budgets" USING btree ("cost_centre_code");--> statement-breakpoint
CREATE INDEX "budgets_unit" ON "budgets" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "purchase_limit_people_person" ON "purchase_limit_people" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "purchase_limits_unit" ON "purchase_limits" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "orders_cost_centre" ON "orders" USING btree (("cost_centre" ->> 'code'),"placed_at");