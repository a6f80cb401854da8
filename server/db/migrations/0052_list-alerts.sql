CREATE TABLE "list_alert" (
	"list_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"price" boolean DEFAULT false NOT NULL,
	"stock" boolean DEFAULT false NOT NULL,
	"last" boolean DEFAULT false NOT NULL,
	"token_hash" "bytea",
	"mailed_at" timestamp with time zone,
	CONSTRAINT "list_alert_list_id_client_id_pk" PRIMARY KEY("list_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "list_news" (
	"list_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"told_cents" integer,
	CONSTRAINT "list_news_list_id_client_id_product_id_kind_pk" PRIMARY KEY("list_id","client_id","product_id","kind"),
	CONSTRAINT "list_news_kind_valid" CHECK ("list_news"."kind" in ('price', 'stock', 'last'))
);
--> statement-breakpoint
ALTER TABLE "list_alert" ADD CONSTRAINT "list_alert_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_alert" ADD CONSTRAINT "list_alert_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_news" ADD CONSTRAINT "list_news_alert_fk" FOREIGN KEY ("list_id","client_id") REFERENCES "public"."list_alert"("list_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_news" ADD CONSTRAINT "list_news_item_fk" FOREIGN KEY ("list_id","product_id") REFERENCES "public"."list_item"("list_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_alert_by_client" ON "list_alert" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_alert_token_unique" ON "list_alert" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "list_news_waiting" ON "list_news" USING btree ("list_id","client_id") WHERE "list_news"."is_waiting";--> statement-breakpoint
CREATE INDEX "list_news_by_item" ON "list_news" USING btree ("list_id","product_id");--> statement-breakpoint
-- Whoever changes a price, in whatever version of the shop: those who want to hear of it have it noted in the same transaction.
CREATE FUNCTION list_news_of_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_news (list_id, client_id, product_id, kind)
	SELECT a.list_id, a.client_id, i.product_id, 'price'
	FROM list_item i JOIN list_alert a ON a.list_id = i.list_id AND a.price
	WHERE i.product_id = NEW.product_id AND NEW.unit_cents < i.saved_cents
	ORDER BY 1, 2
	ON CONFLICT (list_id, client_id, product_id, kind) DO UPDATE SET is_waiting = true WHERE NOT list_news.is_waiting;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_notes_lists AFTER INSERT ON price_history
	FOR EACH ROW WHEN (NEW.is_on_sale) EXECUTE FUNCTION list_news_of_price();
--> statement-breakpoint
-- What a line means is what counts: its colour and size where it says them, else all there is of the product. It is looked at by
-- statement, because a product that comes back comes in many sizes at once. Three is few until the owner says otherwise.
CREATE FUNCTION list_news_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_news (list_id, client_id, product_id, kind)
	SELECT a.list_id, a.client_id, i.product_id, news.kind
	FROM (
		SELECT DISTINCT v.product_id
		FROM stock_is n JOIN stock_was w USING (variant_id, size) JOIN variant v ON v.id = n.variant_id
		WHERE n.on_hand <> w.on_hand
	) changed
		JOIN product p ON p.id = changed.product_id AND p.off_sale_at IS NULL
		JOIN list_item i ON i.product_id = p.id
		JOIN list_alert a ON a.list_id = i.list_id AND (a.stock OR a.last)
		CROSS JOIN LATERAL (
			SELECT sum(s.on_hand) AS units, sum(coalesce(w.on_hand, s.on_hand)) AS before
			FROM variant v JOIN stock s ON s.variant_id = v.id
				LEFT JOIN stock_was w ON w.variant_id = s.variant_id AND w.size = s.size
			WHERE v.product_id = p.id AND v.removed_at IS NULL AND s.size = ANY (p.offered_sizes)
				AND (i.color_name IS NULL OR lower(v.color_name) = lower(i.color_name)) AND (i.size IS NULL OR s.size = i.size)
		) meant
		CROSS JOIN LATERAL (
			SELECT coalesce(p.low_stock, (SELECT (o.values ->> 'lowStock')::int FROM owner_settings o), 3) AS units
		) few
		CROSS JOIN LATERAL (VALUES
			('stock', a.stock AND meant.before = 0 AND meant.units > 0),
			('last', a.last AND meant.before > few.units AND meant.units BETWEEN 1 AND few.units)
		) news (kind, holds)
	WHERE news.holds
	ORDER BY 1, 2, 3, 4
	ON CONFLICT (list_id, client_id, product_id, kind) DO UPDATE SET is_waiting = true WHERE NOT list_news.is_waiting;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_notes_lists AFTER UPDATE ON stock
	REFERENCING OLD TABLE AS stock_was NEW TABLE AS stock_is
	FOR EACH STATEMENT EXECUTE FUNCTION list_news_of_stock();
