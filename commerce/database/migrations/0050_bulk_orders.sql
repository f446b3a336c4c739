CREATE TABLE "bulk_upload_lines" (
	"upload_id" text NOT NULL,
	"line" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "bulk_upload_lines_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
CREATE TABLE "bulk_upload_orders" (
	"upload_id" text NOT NULL,
	"number" integer NOT NULL,
	"purchase_order_number" text NOT NULL,
	"deliver_to" text NOT NULL,
	"address_id" text,
	"state" text NOT NULL,
	"message" text,
	"total_cents" integer,
	"waits" boolean,
	"order_code" text,
	CONSTRAINT "bulk_upload_orders_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"site" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" text[] NOT NULL,
	"digest" text NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"pressed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_upload_lines" ADD CONSTRAINT "bulk_upload_lines_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload_orders" ADD CONSTRAINT "bulk_upload_orders_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_uploads_sent" ON "bulk_uploads" USING btree ("customer_id","sent_at");--> statement-breakpoint
CREATE INDEX "bulk_uploads_status" ON "bulk_uploads" USING btree ("status");