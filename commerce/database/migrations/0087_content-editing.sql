CREATE TABLE "cms_versions" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"uid" text NOT NULL,
	"number" integer NOT NULL,
	"origin" text NOT NULL,
	"fields" jsonb NOT NULL,
	"written_at" timestamp with time zone,
	"written_by" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" jsonb,
	CONSTRAINT "cms_versions_site_kind_uid_number_pk" PRIMARY KEY("site","kind","uid","number")
);
--> statement-breakpoint
ALTER TABLE "cms_drafts" DROP CONSTRAINT "cms_drafts_site_component_uid_pk";--> statement-breakpoint
ALTER TABLE "cms_components" ADD COLUMN "unpublished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD COLUMN "kind" text DEFAULT 'components' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD CONSTRAINT "cms_drafts_site_kind_component_uid_pk" PRIMARY KEY("site","kind","component_uid");--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD COLUMN "updated_by" jsonb;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD COLUMN "planned_by" jsonb;--> statement-breakpoint
ALTER TABLE "cms_drafts" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "cms_drafts_due" ON "cms_drafts" USING btree ("publish_at");