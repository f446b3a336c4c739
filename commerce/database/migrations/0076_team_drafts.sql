CREATE TABLE "team_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"grid" jsonb
);
--> statement-breakpoint
CREATE TABLE "team_file_orders" (
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"message" text,
	"total_cents" integer,
	"waits" boolean,
	"order_code" text,
	CONSTRAINT "team_file_orders_draft_id_number_pk" PRIMARY KEY("draft_id","number")
);
--> statement-breakpoint
CREATE TABLE "team_file_rows" (
	"draft_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text NOT NULL,
	"faults" jsonb NOT NULL,
	"note" text,
	"customer_id" text,
	"name" text NOT NULL,
	"item" text NOT NULL,
	"quantity" integer NOT NULL,
	"wanted" jsonb,
	"key" text,
	"number" integer,
	CONSTRAINT "team_file_rows_draft_id_line_pk" PRIMARY KEY("draft_id","line")
);
--> statement-breakpoint
CREATE TABLE "team_files" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" text[] NOT NULL,
	"digest" text NOT NULL,
	"purchase_order_number" text,
	"reason" text,
	"reasons" text[] NOT NULL,
	"pressed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "team_drafts" ADD CONSTRAINT "team_drafts_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_file_orders" ADD CONSTRAINT "team_file_orders_draft_id_team_files_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."team_files"("draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_file_rows" ADD CONSTRAINT "team_file_rows_draft_id_team_files_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."team_files"("draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_files" ADD CONSTRAINT "team_files_draft_id_team_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."team_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_drafts_changed" ON "team_drafts" USING btree ("customer_id","changed_at");--> statement-breakpoint
CREATE INDEX "team_file_orders_open" ON "team_file_orders" USING btree ("state") WHERE state in ('check', 'placing');--> statement-breakpoint
CREATE INDEX "team_file_rows_placed" ON "team_file_rows" USING btree ("key") WHERE state = 'placed';--> statement-breakpoint
CREATE INDEX "team_files_digest" ON "team_files" USING btree ("organisation_uid","digest");