ALTER TABLE "discount_code" ADD COLUMN "minimum_cents" integer;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "once_per_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_code_name_unique" ON "discount_code" USING btree (split_part("code", '~', 1)) WHERE "discount_code"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_code_and_mail" ON "orders" USING btree ("code",lower("email")) WHERE "orders"."code_held";--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_minimum_positive" CHECK ("discount_code"."minimum_cents" > 0);