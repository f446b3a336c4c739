CREATE TABLE "punchout_connections" (
	"name" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" text NOT NULL,
	"return_hosts" text[] NOT NULL,
	"frame_origins" text[] NOT NULL,
	"allow_http_return" boolean DEFAULT false NOT NULL,
	"form_field" text DEFAULT 'cxml-base64' NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punchout_credentials" (
	"connection" text NOT NULL,
	"party" text NOT NULL,
	"domain" text NOT NULL,
	"identity" text NOT NULL,
	"secret_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "punchout_credentials_connection_party_domain_identity_secret_hash_pk" PRIMARY KEY("connection","party","domain","identity","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "cookie_is_xml" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "connection" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "form_field" text DEFAULT 'cxml-base64' NOT NULL;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "from_party" jsonb;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "to_party" jsonb;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "selected_item" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "original" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "punchout_credentials" ADD CONSTRAINT "punchout_credentials_connection_punchout_connections_name_fk" FOREIGN KEY ("connection") REFERENCES "public"."punchout_connections"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punchout_credentials_identity" ON "punchout_credentials" USING btree ("party","identity");