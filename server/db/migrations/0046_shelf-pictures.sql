ALTER TABLE "category" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;