CREATE TABLE "punchout_orders" (
	"connection" text NOT NULL,
	"order_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"cart_code" text,
	"order_code" text,
	"content" text NOT NULL,
	"differences" jsonb NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "punchout_orders_connection_order_id_pk" PRIMARY KEY("connection","order_id")
);
--> statement-breakpoint
CREATE TABLE "punchout_returns" (
	"cart_code" text PRIMARY KEY NOT NULL,
	"connection" text NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"order_code" text
);
--> statement-breakpoint
CREATE INDEX "punchout_orders_received" ON "punchout_orders" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "punchout_returns_connection" ON "punchout_returns" USING btree ("connection","returned_at");