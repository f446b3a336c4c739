CREATE TABLE "assists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "assisted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assists" ADD CONSTRAINT "assists_agent_id_users_customer_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assists" ADD CONSTRAINT "assists_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assists_customer" ON "assists" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "assists_agent" ON "assists" USING btree ("agent_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assists_open" ON "assists" USING btree ("agent_id","customer_id") WHERE not ended;