CREATE SEQUENCE "public"."cart_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100482 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"unit_uid" text,
	"customer_id" text,
	"title" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text,
	"line1" text NOT NULL,
	"line2" text,
	"town" text NOT NULL,
	"region" text,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"email" text,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_centres" (
	"code" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"uid" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"region" text NOT NULL,
	"price_including_gst" boolean DEFAULT false NOT NULL,
	"approval" text DEFAULT 'none' NOT NULL,
	"purchase_order_mandatory" boolean DEFAULT false NOT NULL,
	"cost_centre_mandatory" boolean DEFAULT false NOT NULL,
	"freight_cents" integer DEFAULT 1000 NOT NULL,
	"freight_free_over_cents" integer DEFAULT 9900 NOT NULL,
	"own_share" text DEFAULT 'invoice' NOT NULL,
	"support" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"unit_uids" text[] NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"uid" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"parent_uid" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bill_to_uid" text,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"currency_symbol" text DEFAULT '$' NOT NULL,
	"gst_rate" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"bulk_upload_enabled" boolean DEFAULT false NOT NULL,
	"enable_naiz_fit" boolean DEFAULT false NOT NULL,
	"enable_chatbot" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"password_hash" text NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"preferred_name" text,
	"mobile" text,
	"wearer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"groups" text[] NOT NULL,
	"job_group" text DEFAULT '' NOT NULL,
	"fte" integer DEFAULT 100 NOT NULL,
	"default_cost_centre" text,
	"active" boolean DEFAULT true NOT NULL,
	"price_enabled" boolean DEFAULT false NOT NULL,
	"enable_taken" boolean DEFAULT false NOT NULL,
	"show_login_preference_page" boolean DEFAULT false NOT NULL,
	"is_first_login" boolean DEFAULT false NOT NULL,
	"hired_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "oauth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"family" text NOT NULL,
	"customer_id" text,
	"client_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "base_sites" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"languages" text[] NOT NULL,
	"currencies" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "database_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "cms_components" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"type_code" text NOT NULL,
	"flex_type" text,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "cms_components_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"page_type" text DEFAULT 'ContentPage' NOT NULL,
	"label" text NOT NULL,
	"template" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"robot_tag" text DEFAULT 'NOINDEX_NOFOLLOW' NOT NULL,
	CONSTRAINT "cms_pages_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "cms_slots" (
	"site" text NOT NULL,
	"page_uid" text NOT NULL,
	"position" text NOT NULL,
	"component_uid" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "cms_slots_site_page_uid_position_component_uid_pk" PRIMARY KEY("site","page_uid","position","component_uid")
);
--> statement-breakpoint
CREATE TABLE "assortments" (
	"organisation_uid" text NOT NULL,
	"style_code" text NOT NULL,
	CONSTRAINT "assortments_organisation_uid_style_code_pk" PRIMARY KEY("organisation_uid","style_code")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_code" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rows" (
	"id" serial PRIMARY KEY NOT NULL,
	"style_code" text NOT NULL,
	"sku" text,
	"organisation_uid" text,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_measures" (
	"scale" text NOT NULL,
	"size" text NOT NULL,
	"dimension" text NOT NULL,
	"min_cm" integer,
	"max_cm" integer,
	"inner_leg_cm" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "size_measures_scale_size_dimension_pk" PRIMARY KEY("scale","size","dimension")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"expected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "style_colours" (
	"style_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"front" text,
	"back" text,
	"sort" integer NOT NULL,
	CONSTRAINT "style_colours_style_code_code_pk" PRIMARY KEY("style_code","code")
);
--> statement-breakpoint
CREATE TABLE "style_value_adds" (
	"style_code" text NOT NULL,
	"value_add_code" text NOT NULL,
	"currency" text NOT NULL,
	"cents" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "style_value_adds_style_code_value_add_code_currency_pk" PRIMARY KEY("style_code","value_add_code","currency")
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category_code" text NOT NULL,
	"size_scale" text NOT NULL,
	"size_label" text DEFAULT 'Size' NOT NULL,
	"dimension_label" text,
	"product_type" text DEFAULT 'ready' NOT NULL,
	"stock_model" text NOT NULL,
	"in_stock_code" text DEFAULT 'A' NOT NULL,
	"back_order" boolean DEFAULT true NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"points" integer,
	"unspsc" text,
	"standard" text,
	"classifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"average_rating_tenths" integer,
	"search_text" text DEFAULT '' NOT NULL,
	"search_document" "tsvector",
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_adds" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" text,
	"prompts" jsonb NOT NULL,
	"mandatory" boolean NOT NULL,
	"non_returnable" boolean NOT NULL,
	"lead_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"style_code" text NOT NULL,
	"colour_code" text NOT NULL,
	"size" text NOT NULL,
	"dimension" text,
	"sort" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_sets" (
	"pack_id" text NOT NULL,
	"bundle_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "bundle_sets_pack_id_bundle_id_id_pk" PRIMARY KEY("pack_id","bundle_id","id")
);
--> statement-breakpoint
CREATE TABLE "bundle_styles" (
	"pack_id" text NOT NULL,
	"bundle_id" text NOT NULL,
	"set_id" text NOT NULL,
	"style_code" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "bundle_styles_pack_id_bundle_id_set_id_style_code_pk" PRIMARY KEY("pack_id","bundle_id","set_id","style_code")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"pack_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fund_type" text NOT NULL,
	"subsidy_ranges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kind" text DEFAULT 'set' NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"min_items" integer NOT NULL,
	"max_items" integer NOT NULL,
	"is_indent_order" boolean DEFAULT false NOT NULL,
	"indent_starts_at" timestamp with time zone,
	"indent_ends_at" timestamp with time zone,
	"indent_delivery_at" timestamp with time zone,
	"sort" integer NOT NULL,
	CONSTRAINT "bundles_pack_id_id_pk" PRIMARY KEY("pack_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_items" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"bundle_id" text NOT NULL,
	"set_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"value_adds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason_of_replacement" text,
	"additional_comments" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlement_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"allocation_id" integer NOT NULL,
	"bundle_id" text,
	"measure" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"cart_code" text,
	"order_code" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"pack_type" text NOT NULL,
	"allocation_type" text NOT NULL,
	"reset" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_entries" (
	"cart_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"value_adds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pack_id" text,
	"pack_type" text,
	"bundle_id" text,
	"set_id" text,
	"taken" boolean DEFAULT false NOT NULL,
	"reason_of_replacement" text,
	"additional_comments" text,
	CONSTRAINT "cart_entries_cart_code_entry_number_pk" PRIMARY KEY("cart_code","entry_number")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"code" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"currency" text NOT NULL,
	"name" text,
	"description" text,
	"saved_at" timestamp with time zone,
	"delivery_address" jsonb,
	"delivery_mode" text,
	"payment_type" text,
	"purchase_order_number" text,
	"cost_centre" text,
	"punchout_sid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "delivery_modes" (
	"code" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"cents" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "delivery_modes_code_country_pk" PRIMARY KEY("code","country")
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"order_code" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"tracking_id" text,
	"carrier" text,
	"lines" jsonb NOT NULL,
	CONSTRAINT "consignments_order_code_code_pk" PRIMARY KEY("order_code","code")
);
--> statement-breakpoint
CREATE TABLE "order_entries" (
	"order_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"sku" text NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"value_adds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pack_id" text,
	"pack_name" text,
	"pack_type" text,
	"bundle_name" text,
	"stock_note" text,
	CONSTRAINT "order_entries_order_code_entry_number_pk" PRIMARY KEY("order_code","entry_number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"code" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"sub_total_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"subsidy_cents" integer DEFAULT 0 NOT NULL,
	"own_share_cents" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"prices_shown" boolean DEFAULT true NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"delivery_mode" jsonb NOT NULL,
	"payment_type" text NOT NULL,
	"purchase_order_number" text,
	"cost_centre" jsonb,
	"ordered_by" text NOT NULL,
	CONSTRAINT "orders_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "punchout_sessions" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"cart_code" text NOT NULL,
	"operation" text NOT NULL,
	"level" text NOT NULL,
	"browser_form_post_url" text NOT NULL,
	"buyer_cookie" text NOT NULL,
	"frame_origins" text[] NOT NULL,
	"state" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD CONSTRAINT "cost_centres_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD CONSTRAINT "cost_centres_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unit_uid_units_uid_fk" FOREIGN KEY ("unit_uid") REFERENCES "public"."units"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assortments" ADD CONSTRAINT "assortments_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_colours" ADD CONSTRAINT "style_colours_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_value_adds" ADD CONSTRAINT "style_value_adds_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_value_adds" ADD CONSTRAINT "style_value_adds_value_add_code_value_adds_code_fk" FOREIGN KEY ("value_add_code") REFERENCES "public"."value_adds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_styles" ADD CONSTRAINT "bundle_styles_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_items" ADD CONSTRAINT "draft_items_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_movements" ADD CONSTRAINT "entitlement_movements_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_cart_code_carts_code_fk" FOREIGN KEY ("cart_code") REFERENCES "public"."carts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_unit" ON "addresses" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cost_centres_unit" ON "cost_centres" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "units_organisation" ON "units" USING btree ("organisation_uid");--> statement-breakpoint
CREATE INDEX "units_parent" ON "units" USING btree ("parent_uid");--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisation_uid");--> statement-breakpoint
CREATE INDEX "users_unit" ON "users" USING btree ("unit_uid");--> statement-breakpoint
CREATE INDEX "oauth_tokens_family" ON "oauth_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "oauth_tokens_customer" ON "oauth_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cms_pages_label" ON "cms_pages" USING btree ("site","label");--> statement-breakpoint
CREATE INDEX "price_rows_style" ON "price_rows" USING btree ("style_code");--> statement-breakpoint
CREATE INDEX "styles_category" ON "styles" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "styles_search" ON "styles" USING gin ("search_document");--> statement-breakpoint
CREATE INDEX "variants_style" ON "variants" USING btree ("style_code");--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_person_pack" ON "allocations" USING btree ("customer_id","pack_id","period_start");--> statement-breakpoint
CREATE INDEX "draft_items_person_pack" ON "draft_items" USING btree ("customer_id","pack_id");--> statement-breakpoint
CREATE INDEX "entitlement_movements_allocation" ON "entitlement_movements" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "entitlement_movements_cart" ON "entitlement_movements" USING btree ("cart_code");--> statement-breakpoint
CREATE INDEX "cart_entries_pack" ON "cart_entries" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_organisation" ON "orders" USING btree ("organisation_uid","placed_at");