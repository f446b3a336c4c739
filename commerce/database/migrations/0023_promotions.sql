CREATE TABLE "cart_vouchers" (
	"cart_code" text NOT NULL,
	"promotion_code" text NOT NULL,
	CONSTRAINT "cart_vouchers_cart_code_promotion_code_pk" PRIMARY KEY("cart_code","promotion_code")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"organisation_uid" text,
	"title" text NOT NULL,
	"style_code" text,
	"every_pieces" integer,
	"percent" integer,
	"cents" integer,
	"currency" text,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"most_uses" integer,
	"most_uses_per_person" integer
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"promotion_code" text NOT NULL,
	"order_code" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "voucher_redemptions_promotion_code_order_code_pk" PRIMARY KEY("promotion_code","order_code")
);
--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_vouchers" ADD CONSTRAINT "cart_vouchers_cart_code_carts_code_fk" FOREIGN KEY ("cart_code") REFERENCES "public"."carts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_vouchers" ADD CONSTRAINT "cart_vouchers_promotion_code_promotions_code_fk" FOREIGN KEY ("promotion_code") REFERENCES "public"."promotions"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_promotion_code_promotions_code_fk" FOREIGN KEY ("promotion_code") REFERENCES "public"."promotions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_site" ON "promotions" USING btree ("site","kind");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_order" ON "voucher_redemptions" USING btree ("order_code");