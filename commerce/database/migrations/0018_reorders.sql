CREATE TABLE "reorders" (
	"customer_id" text NOT NULL,
	"order_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "reorders_customer_id_order_code_pk" PRIMARY KEY("customer_id","order_code")
);
--> statement-breakpoint
ALTER TABLE "reorders" ADD CONSTRAINT "reorders_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;