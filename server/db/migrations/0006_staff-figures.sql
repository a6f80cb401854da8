CREATE TABLE "tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tally_by_measure" ON "tally" USING btree ("measure","day","amount");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree (("phone"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stock_running_out" ON "stock" USING btree (("on_hand" - "reserved"),"variant_id") WHERE "stock"."on_hand" - "stock"."reserved" <= 3;