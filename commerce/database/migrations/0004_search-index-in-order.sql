DROP INDEX "styles_search";--> statement-breakpoint
CREATE INDEX "styles_search" ON "styles" USING gin ("search_document") WITH (fastupdate=false);