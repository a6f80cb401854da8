CREATE TABLE "catalogue_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer,
	"audit_id" bigint NOT NULL,
	"rights" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "changed_product" (
	"change_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"stock" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_variants" integer[] DEFAULT '{}' NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "changed_product_change_id_product_id_pk" PRIMARY KEY("change_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "catalogue_change" ADD CONSTRAINT "catalogue_change_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_change" ADD CONSTRAINT "catalogue_change_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_product" ADD CONSTRAINT "changed_product_change_id_catalogue_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_product" ADD CONSTRAINT "changed_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_change_audit_unique" ON "catalogue_change" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "catalogue_change_by_age" ON "catalogue_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "catalogue_change_by_staff" ON "catalogue_change" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "changed_product_by_product" ON "changed_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_to_publish" ON "product" USING btree ("publish_at") WHERE "product"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_draft_off_sale" CHECK (not "product"."draft" or "product"."off_sale_at" is not null);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_publish_off_sale" CHECK ("product"."publish_at" is null or "product"."off_sale_at" is not null);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_low_stock_range" CHECK ("product"."low_stock" between 0 and 1000000);