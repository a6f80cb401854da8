ALTER TABLE "product_import" ADD COLUMN "kept_products" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "pictures_left_out" integer DEFAULT 0 NOT NULL;