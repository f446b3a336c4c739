CREATE TABLE "user_upload_rows" (
	"upload_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "user_upload_rows_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
CREATE TABLE "user_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"sent_by" text NOT NULL,
	"site" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" text[] NOT NULL,
	"digest" text NOT NULL,
	"adding" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"pressed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_upload_rows" ADD CONSTRAINT "user_upload_rows_upload_id_user_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."user_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_uploads" ADD CONSTRAINT "user_uploads_sent_by_users_customer_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_uploads_digest" ON "user_uploads" USING btree ("organisation_uid","digest");