ALTER TABLE "users" ADD COLUMN "manager_id" text;--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("manager_id") WHERE manager_id is not null;