CREATE TABLE "missed_size" (
	"day" date NOT NULL,
	"variant_id" integer NOT NULL,
	"size" text NOT NULL,
	"looks" integer NOT NULL,
	"alerts" integer NOT NULL,
	CONSTRAINT "missed_size_pkey" PRIMARY KEY("day","variant_id","size"),
	CONSTRAINT "missed_size_counts_positive" CHECK (least("missed_size"."looks", "missed_size"."alerts") >= 0 and "missed_size"."looks" + "missed_size"."alerts" > 0)
);
--> statement-breakpoint
ALTER TABLE "visit_day" ADD COLUMN "products" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_day" ADD COLUMN "carts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_day" ADD COLUMN "checkouts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "missed_size" ADD CONSTRAINT "missed_size_stock_fk" FOREIGN KEY ("variant_id","size") REFERENCES "public"."stock"("variant_id","size") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_size_by_stock" ON "missed_size" USING btree ("variant_id","size");--> statement-breakpoint
CREATE INDEX "orders_by_mail" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "payment_attempt_paid" ON "payment_attempt" USING btree (coalesce("decided_at", "created_at")) WHERE "payment_attempt"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "return_request_by_age" ON "return_request" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "visit_day" ADD CONSTRAINT "visit_day_steps_not_negative" CHECK (least("visit_day"."products", "visit_day"."carts", "visit_day"."checkouts") >= 0);