ALTER TABLE "category" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_translations_by_language" CHECK (jsonb_typeof("category"."translations") = 'object');--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_translations_by_language" CHECK (jsonb_typeof("collection"."translations") = 'object');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_translations_by_language" CHECK (jsonb_typeof("product"."translations") = 'object');--> statement-breakpoint
-- Products are found by their names in every language, so a search document is stale once one of these changes.
CREATE FUNCTION search_translated_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search SET is_stale = true WHERE product_id = NEW.id AND NOT is_stale;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_search_translated AFTER UPDATE OF translations ON product
	FOR EACH ROW WHEN (OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION search_translated_product();
--> statement-breakpoint
CREATE TRIGGER category_search_translated AFTER UPDATE OF translations ON category
	FOR EACH ROW WHEN (OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION search_renamed_category();
--> statement-breakpoint
CREATE TRIGGER collection_search_translated AFTER UPDATE OF translations ON collection
	FOR EACH ROW WHEN (OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION search_renamed_collection();
