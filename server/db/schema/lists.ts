import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { bytea, folded, instant, wide } from "./columns.ts";
import { client } from "./people.ts";

export const list = pgTable(
	"list",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		isFavorite: boolean("is_favorite").notNull().default(false),
		/** Opens the list to whoever has the link; null while it is private. */
		linkToken: text("link_token"),
		version: integer("version").notNull().default(1),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("list_title_unique").on(t.clientId, folded(t.title)),
		uniqueIndex("list_favorite_unique").on(t.clientId).where(sql`${t.isFavorite}`),
	],
);

export const listItem = pgTable(
	"list_item",
	{
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		/** What the product cost when it was saved. */
		savedCents: integer("saved_cents").notNull(),
		addedBy: wide("added_by").references(() => client.id, { onDelete: "set null" }),
		addedAt: instant("added_at").notNull().defaultNow(),
		colorName: text("color_name"),
		size: text("size"),
		quantity: integer("quantity").notNull().default(1),
		note: text("note").notNull().default(""),
		/** Where it stands since the list was put in order by hand; null for what came later, which stands before the others. */
		place: integer("place"),
	},
	(t) => [
		primaryKey({ columns: [t.listId, t.productId] }),
		check("list_item_quantity_valid", sql`${t.quantity} between 1 and 9999`),
		check("list_item_note_bounded", sql`length(${t.note}) <= 200`),
		index("list_item_by_product").on(t.productId),
		index("list_item_by_adder").on(t.addedBy),
	],
);

export const listCollaborator = pgTable(
	"list_collaborator",
	{
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		addedAt: instant("added_at").notNull().defaultNow(),
		/** Until then it is an invitation that the client has not asked for. */
		acceptedAt: instant("accepted_at"),
		/** The phone the list was shared with; null for who joined by a mailed link. */
		phone: wide("phone"),
	},
	(t) => [primaryKey({ columns: [t.listId, t.clientId] }), index("list_collaborator_by_client").on(t.clientId)],
);

/** A phone that the creator has shared a list with, whether or not a client has it: the creator sees no difference. */
export const listPhone = pgTable(
	"list_phone",
	{
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		phone: wide("phone").notNull(),
		addedAt: instant("added_at").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.listId, t.phone] }), index("list_phone_by_phone").on(t.phone)],
);

/** A mailed link that opens a list read-only. */
export const listInvitation = pgTable(
	"list_invitation",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		tokenHash: bytea("token_hash").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		revokedAt: instant("revoked_at"),
		acceptedBy: wide("accepted_by").references(() => client.id, { onDelete: "set null" }),
	},
	(t) => [
		uniqueIndex("list_invitation_token_unique").on(t.tokenHash),
		index("list_invitation_by_address").on(t.listId, folded(t.email)),
		index("list_invitation_by_accepter").on(t.acceptedBy),
	],
);

/** What a member of a list wants to be mailed about it. */
export const listAlert = pgTable(
	"list_alert",
	{
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		price: boolean("price").notNull().default(false),
		stock: boolean("stock").notNull().default(false),
		last: boolean("last").notNull().default(false),
		/** Of the link in the latest mail, which ends the alerts. */
		tokenHash: bytea("token_hash"),
		mailedAt: instant("mailed_at"),
	},
	(t) => [
		primaryKey({ columns: [t.listId, t.clientId] }),
		index("list_alert_by_client").on(t.clientId),
		uniqueIndex("list_alert_token_unique").on(t.tokenHash),
	],
);

/** What happened to a product of a list, for one who wants to know: it waits to be told, or was told. Triggers write it. */
export const listNews = pgTable(
	"list_news",
	{
		listId: wide("list_id").notNull(),
		clientId: wide("client_id").notNull(),
		productId: integer("product_id").notNull(),
		kind: text("kind", { enum: ["price", "stock", "last"] }).notNull(),
		isWaiting: boolean("is_waiting").notNull().default(true),
		/** The price that was told of last. */
		toldCents: integer("told_cents"),
	},
	(t) => [
		primaryKey({ columns: [t.listId, t.clientId, t.productId, t.kind] }),
		foreignKey({
			name: "list_news_alert_fk",
			columns: [t.listId, t.clientId],
			foreignColumns: [listAlert.listId, listAlert.clientId],
		}).onDelete("cascade"),
		foreignKey({
			name: "list_news_item_fk",
			columns: [t.listId, t.productId],
			foreignColumns: [listItem.listId, listItem.productId],
		}).onDelete("cascade"),
		check("list_news_kind_valid", sql`${t.kind} in ('price', 'stock', 'last')`),
		index("list_news_waiting").on(t.listId, t.clientId).where(sql`${t.isWaiting}`),
		index("list_news_by_item").on(t.listId, t.productId),
	],
);
