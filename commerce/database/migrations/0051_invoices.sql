CREATE SEQUENCE "public"."credit_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7101 CACHE 1;--> statement-breakpoint
CREATE TABLE "credits" (
	"number" text PRIMARY KEY NOT NULL,
	"return_code" text NOT NULL,
	"invoice_number" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"bill_to_uid" text NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"settled_by" text NOT NULL,
	CONSTRAINT "credits_return_code_unique" UNIQUE("return_code")
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"paid_with" text NOT NULL,
	"authorisation" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"bill_to_uid" text NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_on" text NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"payment_code" text,
	CONSTRAINT "invoices_order_code_unique" UNIQUE("order_code")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"token" text NOT NULL,
	"holder" text NOT NULL,
	"type" text NOT NULL,
	"last_digits" text NOT NULL,
	"expires" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_return_code_return_requests_code_fk" FOREIGN KEY ("return_code") REFERENCES "public"."return_requests"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_code_invoice_payments_code_fk" FOREIGN KEY ("payment_code") REFERENCES "public"."invoice_payments"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_bill_to" ON "credits" USING btree ("bill_to_uid","issued_at");--> statement-breakpoint
CREATE INDEX "credits_invoice" ON "credits" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_bill_to" ON "invoices" USING btree ("bill_to_uid","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_code");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("bill_to_uid","due_on") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id");--> statement-breakpoint
-- Written by hand: payments are only added.
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "invoice_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_events"();
