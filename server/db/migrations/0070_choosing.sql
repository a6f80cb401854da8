CREATE TABLE "former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "companions" integer[];--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seo" jsonb;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "former_slug" ADD CONSTRAINT "former_slug_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slug_by_product" ON "former_slug" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_companions_few" CHECK (cardinality("product"."companions") between 1 and 8);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seo_by_name" CHECK (jsonb_typeof("product"."seo") = 'object');--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_view_valid" CHECK ("image"."view" in ('front', 'back', 'detail', 'scale'));
--> statement-breakpoint
-- An address that once led to a product goes on doing so, unless a product is called so now.
CREATE FUNCTION public.keep_former_slug() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN
		IF TG_OP = 'UPDATE' THEN
			INSERT INTO public.former_slug (slug, product_id) VALUES (OLD.slug, OLD.id)
			ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id, at = excluded.at;
		END IF;
		DELETE FROM public.former_slug WHERE slug = NEW.slug;
		RETURN NULL;
	END $$;--> statement-breakpoint
CREATE TRIGGER product_slug_kept AFTER UPDATE OF slug ON "product" FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION public.keep_former_slug();--> statement-breakpoint
CREATE TRIGGER product_slug_taken AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION public.keep_former_slug();--> statement-breakpoint
UPDATE "image" SET "view" = substring("id" from '-(front|back|detail|scale)$') WHERE "storage" = 'demo';
