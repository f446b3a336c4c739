CREATE TABLE "oauth_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"grants" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"redirect_uris" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"family" text
);
--> statement-breakpoint
-- Copies of clients are held in memory; when one was used last is nobody's business there.
CREATE TRIGGER "tell_of_change" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "kind", "secrets", "grants", "scopes", "origins", "redirect_uris", "active" ON "oauth_clients" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('clients');
