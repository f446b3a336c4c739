CREATE TABLE "proxies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" text NOT NULL,
	"wearer_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"order_code" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by" jsonb;--> statement-breakpoint
ALTER TABLE "proxies" ADD CONSTRAINT "proxies_actor_id_users_customer_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxies" ADD CONSTRAINT "proxies_wearer_id_users_customer_id_fk" FOREIGN KEY ("wearer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proxies_open_wearer" ON "proxies" USING btree ("wearer_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "proxies_open_actor" ON "proxies" USING btree ("actor_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "proxies_wearer" ON "proxies" USING btree ("wearer_id","started_at");