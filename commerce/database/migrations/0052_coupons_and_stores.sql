CREATE TABLE "customer_coupons" (
	"customer_id" text NOT NULL,
	"promotion_code" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "customer_coupons_customer_id_promotion_code_pk" PRIMARY KEY("customer_id","promotion_code")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"region" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "places_country_postal_code_town_pk" PRIMARY KEY("country","postal_code","town")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"name" text PRIMARY KEY NOT NULL,
	"sites" text[] NOT NULL,
	"display_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"town" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"email" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_coupons" ADD CONSTRAINT "customer_coupons_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_coupons" ADD CONSTRAINT "customer_coupons_promotion_code_promotions_code_fk" FOREIGN KEY ("promotion_code") REFERENCES "public"."promotions"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_coupons_promotion" ON "customer_coupons" USING btree ("promotion_code");--> statement-breakpoint
CREATE INDEX "stores_region" ON "stores" USING btree ("country","region");