CREATE SEQUENCE "public"."replenishment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "replenishment_lines" (
	"replenishment_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"sku" text NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "replenishment_lines_replenishment_code_entry_number_pk" PRIMARY KEY("replenishment_code","entry_number")
);
--> statement-breakpoint
CREATE TABLE "replenishment_runs" (
	"replenishment_code" text NOT NULL,
	"due_date" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_code" text,
	"reason" text,
	"missed_dates" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "replenishment_runs_replenishment_code_due_date_pk" PRIMARY KEY("replenishment_code","due_date"),
	CONSTRAINT "replenishment_runs_outcome" CHECK ((order_code is null) <> (reason is null))
);
--> statement-breakpoint
CREATE TABLE "replenishments" (
	"code" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"currency" text NOT NULL,
	"recurrence" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"first_date" date NOT NULL,
	"next_date" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"cancelled_at" timestamp with time zone,
	"delivery_address" jsonb NOT NULL,
	"delivery_mode" text NOT NULL,
	"payment_type" text NOT NULL,
	"purchase_order_number" text,
	"cost_centre" text,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "replenishments_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
ALTER TABLE "replenishment_lines" ADD CONSTRAINT "replenishment_lines_replenishment_code_replenishments_code_fk" FOREIGN KEY ("replenishment_code") REFERENCES "public"."replenishments"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replenishment_runs" ADD CONSTRAINT "replenishment_runs_replenishment_code_replenishments_code_fk" FOREIGN KEY ("replenishment_code") REFERENCES "public"."replenishments"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replenishments" ADD CONSTRAINT "replenishments_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replenishment_runs_order" ON "replenishment_runs" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "replenishments_customer" ON "replenishments" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "replenishments_due" ON "replenishments" USING btree ("due_at") WHERE active;