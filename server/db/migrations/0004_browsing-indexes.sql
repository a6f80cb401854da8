DROP INDEX "product_by_rating_desc";--> statement-breakpoint
DROP INDEX "product_by_age_desc";--> statement-breakpoint
DROP INDEX "product_by_collection";--> statement-breakpoint
DROP INDEX "product_on_offer_by_price";--> statement-breakpoint
DROP INDEX "product_by_price";--> statement-breakpoint
DROP INDEX "product_by_price_desc";--> statement-breakpoint
DROP INDEX "product_by_rating";--> statement-breakpoint
DROP INDEX "product_by_age";--> statement-breakpoint
DROP INDEX "product_by_category_price";--> statement-breakpoint
DROP INDEX "product_by_category_rating";--> statement-breakpoint
DROP INDEX "product_by_category_age";--> statement-breakpoint
DROP INDEX "product_by_collection_price";--> statement-breakpoint
CREATE INDEX "product_by_category_price_desc" ON "product" USING btree ("category_id","unit_cents" DESC NULLS FIRST,"id","collection_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_collection_price_desc" ON "product" USING btree ("collection_id","unit_cents" DESC NULLS FIRST,"id","category_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_collection_rating" ON "product" USING btree ("collection_id","rating" DESC NULLS FIRST,"id","category_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_collection_age" ON "product" USING btree ("collection_id","created_at" DESC NULLS FIRST,"id","category_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_counted" ON "product" USING btree ("collection_id","category_id","is_offer","search_name","id") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "review_by_age" ON "review" USING btree ("product_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_by_price" ON "product" USING btree ("unit_cents","id","category_id","collection_id","is_offer","search_name") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_price_desc" ON "product" USING btree ("unit_cents" DESC NULLS FIRST,"id","category_id","collection_id","is_offer","search_name") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_rating" ON "product" USING btree ("rating" DESC NULLS FIRST,"id","category_id","collection_id","is_offer","search_name") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_age" ON "product" USING btree ("created_at" DESC NULLS FIRST,"id","category_id","collection_id","is_offer","search_name") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_category_price" ON "product" USING btree ("category_id","unit_cents","id","collection_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_category_rating" ON "product" USING btree ("category_id","rating" DESC NULLS FIRST,"id","collection_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_category_age" ON "product" USING btree ("category_id","created_at" DESC NULLS FIRST,"id","collection_id","is_offer") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
CREATE INDEX "product_by_collection_price" ON "product" USING btree ("collection_id","unit_cents","id","category_id","is_offer") WHERE "product"."off_sale_at" is null;