CREATE TABLE "kept_forms" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_forms_owner" ON "kept_forms" USING btree ("owner");