ALTER TABLE "orders" ADD COLUMN "delivery_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_min" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_max" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_whole" CHECK (num_nonnulls("orders"."delivery_id", "orders"."delivery_name", "orders"."delivery_kind") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kind_valid" CHECK ("orders"."delivery_kind" in ('send', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_days_valid" CHECK (num_nonnulls("orders"."delivery_days_min", "orders"."delivery_days_max") = 0
				or ("orders"."delivery_id" is not null and "orders"."delivery_days_min" >= 0 and "orders"."delivery_days_max" >= "orders"."delivery_days_min") is true);--> statement-breakpoint
CREATE TRIGGER orders_delivery_fixed
	BEFORE UPDATE OF delivery_id, delivery_name, delivery_kind, delivery_days_min, delivery_days_max ON orders
	FOR EACH ROW
	WHEN ((OLD.delivery_id, OLD.delivery_name, OLD.delivery_kind, OLD.delivery_days_min, OLD.delivery_days_max)
		IS DISTINCT FROM
		(NEW.delivery_id, NEW.delivery_name, NEW.delivery_kind, NEW.delivery_days_min, NEW.delivery_days_max))
	EXECUTE FUNCTION refuse_change();
