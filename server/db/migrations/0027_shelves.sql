DROP INDEX "category_name_unique";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_name_unique" ON "collection" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "category_name_unique" ON "category" USING btree (coalesce("parent", 0),lower("name"));