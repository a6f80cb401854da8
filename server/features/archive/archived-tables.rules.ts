/** Everything a shop is, each after what it refers to. */
export const ARCHIVED = [
	"size",
	"size_system",
	"system_size",
	"removed_shelf",
	"image",
	"collection",
	"category",
	"product",
	"former_slug",
	"variant",
	"variant_image",
	"price_history",
	"stock",
	"offer",
	"offer_product",
	"discount_code",
	"client",
	"identity",
	"staff",
	"orders",
	"order_line",
	"shipment",
	"shipment_line",
	"order_event",
	"order_claim",
	"staff_note",
	"order_view",
	"payment_attempt",
	"refund",
	"refund_line",
	"return_request",
	"return_line",
	"paper_series",
	"paper",
	"paper_due",
	"stock_ledger",
	"list",
	"list_item",
	"gift_list",
	"gift_claim",
	"gift_order",
	"list_collaborator",
	"list_phone",
	"list_alert",
	"cart",
	"cart_line",
	"cart_merge",
	"review",
	"review_report",
	"review_photo",
	"visit_day",
	"missed_size",
	"vain_search",
	"audit_log",
	"owner_settings",
] as const;

/** What lets people in without asking them again. It goes along only where that was asked for, and then all of it. */
export const LOG_INS = ["passkey", "staff_totp", "staff_recovery_code", "shop_setting"] as const;
export const LOG_IN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
	client: ["password_hash"],
	staff: ["password_hash"],
	orders: ["token_hash"],
	list: ["link_token"],
	list_alert: ["token_hash"],
	gift_claim: ["secret_hash"],
};

/** Says where a picture lies on this machine, not what it is. */
const PLACE_COLUMNS: Readonly<Record<string, readonly string[]>> = { image: ["storage", "avif"] };

/** A new shop comes with rows of these; those of the archive take their place. */
export const REPLACED: readonly string[] = [
	"system_size",
	"size_system",
	"size",
	"category",
	"collection",
	"owner_settings",
	"visit_day",
	"vain_search",
	"shop_setting",
];

const OF_A_MOMENT = "opens something for minutes or days, in the shop that gave it";
const MADE_AGAIN = "the database makes it again from the rows it sums up";
const STEP = "lets a change be taken back for a day, in the shop where it was made";
const OF_A_DAY = "an archive itself, kept for a day until it is fetched";

/** Of tables that hold pictures only a few rows are in memory at once. */
export const ROWS_AT_ONCE_OF: Readonly<Record<string, number>> = { review_photo: 10 };

/** Every other table, with why it stays behind. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
	session: OF_A_MOMENT,
	sign_in_flow: OF_A_MOMENT,
	known_device: "belongs to a browser and this shop's address",
	mail_token: OF_A_MOMENT,
	staff_link: OF_A_MOMENT,
	second_factor_ticket: OF_A_MOMENT,
	passkey_challenge: OF_A_MOMENT,
	list_invitation: OF_A_MOMENT,
	gift_giver: OF_A_MOMENT,
	api_key: "lets programs into this shop's address; a moved shop gives its own",
	cart_link: OF_A_MOMENT,
	webhook_endpoint: "signs with secrets that its receivers know as this shop's",
	told_event: "is told by the shop in which it happened",
	webhook_delivery: "is told by the shop in which it happened",
	rate_limit: "counts of a few minutes",
	mail: "holds links that open accounts and orders of this shop; what still waits is sent by the shop that wrote it",
	webhook_event: "the card service's notices; what they said is in the payments",
	product_facet: MADE_AGAIN,
	product_search: MADE_AGAIN,
	order_search: MADE_AGAIN,
	search_word: MADE_AGAIN,
	tally: MADE_AGAIN,
	stock_alert: "holds addresses that trust this shop's links; it tells them itself",
	list_news: "happened to the products of this shop, which tells of it itself",
	stock_return: "goes with those who wait for it",
	cdn_purge: "is told by the shop in which it happened",
	catalogue_change: STEP,
	changed_product: STEP,
	product_import: STEP,
	product_import_part: STEP,
	product_import_item: STEP,
	shop_archive: OF_A_DAY,
	shop_archive_part: OF_A_DAY,
};

export function archivedTables(withLogIns: boolean): readonly string[] {
	return withLogIns ? [...ARCHIVED, ...LOG_INS] : ARCHIVED;
}

/** What is not said of a table's rows. */
export function hiddenColumns(table: string, withLogIns: boolean): readonly string[] {
	return [...(PLACE_COLUMNS[table] ?? []), ...(withLogIns ? [] : (LOG_IN_COLUMNS[table] ?? []))];
}
