ALTER TABLE "changed_product" ADD COLUMN "removed_variants" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "changed_product" ADD COLUMN "colours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "kind" text DEFAULT 'products' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "fallback" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_change_id_catalogue_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_change"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_by_change" ON "product_import" USING btree ("change_id");--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_kind_valid" CHECK ("product_import"."kind" in ('products', 'pictures'));