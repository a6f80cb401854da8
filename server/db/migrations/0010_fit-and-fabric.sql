ALTER TABLE "product" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "fabric" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_fit_valid" CHECK ("product"."fit" in ('slim', 'regular', 'relaxed', 'oversized'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_fabric_is_list" CHECK (jsonb_typeof("product"."fabric") = 'array');