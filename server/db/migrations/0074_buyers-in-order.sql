-- Whether an order is somebody's first is asked of those with a lower number, not of all of theirs.
DROP INDEX "orders_by_mail";--> statement-breakpoint
CREATE INDEX "orders_by_mail" ON "orders" USING btree (lower("email"),"id");
