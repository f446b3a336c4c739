CREATE TABLE "customer_coupons" (
	"customer_id" text NOT NULL,
	"promotion_code" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "customer_coupons_customer_id_promotion_code_pk" PRIMARY KEY("customer_id","promotion_code")
);
--> statement-breakpoint
ALTER TABLE "customer_coupons" ADD CONSTRAINT "customer_coupons_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_coupons" ADD CONSTRAINT "customer_coupons_promotion_code_promotions_code_fk" FOREIGN KEY ("promotion_code") REFERENCES "public"."promotions"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_coupons_promotion" ON "customer_coupons" USING btree ("promotion_code");