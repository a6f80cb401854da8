ALTER TABLE "product" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The id at its end makes it unlike any other that is made here; only one given by a file can have taken it before.
CREATE FUNCTION public.new_product_slug(name text, id integer) RETURNS text
	LANGUAGE plpgsql STABLE
	AS $$
	DECLARE
		words text := trim(both '-' from left(regexp_replace(public.plain_text(name), '[^a-z0-9]+', '-', 'g'), 150));
		made text := CASE WHEN words = '' THEN 'product' ELSE words END || '-' || id;
	BEGIN
		WHILE EXISTS (SELECT FROM public.product p WHERE p.slug = made) LOOP
			made := made || '-x';
		END LOOP;
		RETURN made;
	END $$;--> statement-breakpoint
CREATE FUNCTION public.give_product_slug() RETURNS trigger
	LANGUAGE plpgsql
	AS $$ BEGIN NEW.slug := public.new_product_slug(NEW.name, NEW.id); RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER product_slug_given BEFORE INSERT ON "product" FOR EACH ROW WHEN (NEW.slug = '') EXECUTE FUNCTION public.give_product_slug();--> statement-breakpoint
UPDATE "product" SET "slug" = coalesce(nullif(trim(both '-' from left(regexp_replace(public.plain_text(name), '[^a-z0-9]+', '-', 'g'), 150)), ''), 'product') || '-' || id;--> statement-breakpoint
CREATE UNIQUE INDEX "product_slug_unique" ON "product" USING btree ("slug");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_slug_valid" CHECK ("product"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("product"."slug") <= 200);
