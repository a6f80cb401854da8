CREATE TABLE "gift_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"color_name" text,
	"size" text,
	"quantity" integer NOT NULL,
	"wanted" integer,
	"client_id" bigint,
	"email" text,
	"secret_hash" "bytea",
	"name" text DEFAULT '' NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"thanks" text DEFAULT '' NOT NULL,
	"thanked_at" timestamp with time zone,
	CONSTRAINT "gift_claim_quantity_valid" CHECK ("gift_claim"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "gift_giver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_giver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_list" (
	"list_id" bigint PRIMARY KEY NOT NULL,
	"day" date,
	"hidden_until" date NOT NULL,
	"street_number" text NOT NULL,
	"city" text NOT NULL,
	"province_department" text NOT NULL,
	"zip_code" text NOT NULL,
	"particular_details" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_order" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"claim_id" uuid,
	"owner_id" bigint,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" bigint,
	"street_number" text NOT NULL,
	"city" text NOT NULL,
	"province_department" text NOT NULL,
	"zip_code" text NOT NULL,
	"particular_details" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_giver" ADD CONSTRAINT "gift_giver_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_list" ADD CONSTRAINT "gift_list_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_order" ADD CONSTRAINT "gift_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_order" ADD CONSTRAINT "gift_order_claim_id_gift_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."gift_claim"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_order" ADD CONSTRAINT "gift_order_owner_id_client_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_claim_by_line" ON "gift_claim" USING btree ("list_id","product_id");--> statement-breakpoint
CREATE INDEX "gift_claim_by_client" ON "gift_claim" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "gift_claim_by_product" ON "gift_claim" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_giver_token_unique" ON "gift_giver" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "gift_giver_by_address" ON "gift_giver" USING btree ("list_id",lower("email"));--> statement-breakpoint
CREATE INDEX "gift_order_by_claim" ON "gift_order" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "gift_order_by_owner" ON "gift_order" USING btree ("owner_id");--> statement-breakpoint
-- What of a list somebody gives: what was claimed, without the units whose money went back.
CREATE VIEW gift_taken AS
	SELECT c.id, c.list_id, c.product_id, (c.quantity - coalesce((
		SELECT sum(r.units) FROM gift_order g JOIN orders o ON o.id = g.order_id AND o.status <> 'Canceled'
			JOIN returned_line r ON r.order_id = g.order_id
		WHERE g.claim_id = c.id), 0))::integer AS units
	FROM gift_claim c WHERE c.released_at IS NULL;
--> statement-breakpoint
-- Nobody gives what others give already, however many come at once. Only who comes now is held to it: the owner, who must not
-- notice claims, may want fewer later, and money that arrives late for a gift makes it given whatever happened meanwhile.
CREATE FUNCTION keep_claims_within_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT quantity INTO NEW.wanted FROM list_item WHERE list_id = NEW.list_id AND product_id = NEW.product_id FOR NO KEY UPDATE;
	IF NEW.quantity + coalesce((SELECT sum(units) FROM gift_taken WHERE list_id = NEW.list_id AND product_id = NEW.product_id), 0)
		> coalesce(NEW.wanted, 0) THEN
		RAISE EXCEPTION 'more is claimed than is wanted' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_claim_within_line';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER gift_claim_within_line BEFORE INSERT ON gift_claim
	FOR EACH ROW WHEN (NEW.wanted IS NULL) EXECUTE FUNCTION keep_claims_within_line();
--> statement-breakpoint
-- A claim follows the money of its orders, in whatever way they change: paid and then cancelled it is free, and one that lives
-- again has it again. An order that was never paid leaves the claim as it is.
CREATE FUNCTION follow_gift_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status <> 'Canceled' THEN
		UPDATE gift_claim c SET released_at = NULL FROM gift_order g
		WHERE g.order_id = NEW.id AND c.id = g.claim_id AND c.released_at IS NOT NULL;
	ELSE
		UPDATE gift_claim c SET released_at = now() FROM gift_order g
		WHERE g.order_id = NEW.id AND c.id = g.claim_id AND c.released_at IS NULL
			AND NOT EXISTS (
				SELECT FROM gift_order other JOIN orders o ON o.id = other.order_id
				WHERE other.claim_id = c.id AND o.id <> NEW.id AND o.status <> 'Canceled');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tell_claims AFTER UPDATE OF status, paid_at ON orders FOR EACH ROW
	WHEN ((OLD.status = 'Canceled') <> (NEW.status = 'Canceled') AND NEW.status <> 'Canceled'
		OR NEW.status = 'Canceled' AND NEW.paid_at IS NOT NULL)
	EXECUTE FUNCTION follow_gift_order();
