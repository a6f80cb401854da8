import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { LANGUAGES } from "#core/languages.ts";
import type { OwnSizes } from "#core/rules/garment-groups.ts";
import type { Body } from "#core/rules/size-advice.ts";
import { bytea, folded, instant, oneOf, wide } from "./columns.ts";

export const staffRoles = ["admin", "employee"] as const;
/** `email` confirms a new address beside the one in use. */
export const mailTokenPurposes = ["verify", "reset", "email"] as const;

/** A shopper, registered or not. The phone is unique but not the key; a deleted client keeps only its id. */
export const client = pgTable(
	"client",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		phone: wide("phone"),
		email: text("email"),
		loginName: text("login_name"),
		passwordHash: text("password_hash"),
		name: text("name").notNull().default(""),
		lastname: text("lastname").notNull().default(""),
		streetNumber: text("street_number").notNull().default(""),
		provinceDepartment: text("province_department").notNull().default(""),
		city: text("city").notNull().default(""),
		zipCode: text("zip_code").notNull().default(""),
		particularDetails: text("particular_details").notNull().default(""),
		/** The sizes they wear, by group of garments. */
		sizes: jsonb("sizes").$type<OwnSizes>(),
		/** What their body measures, in centimetres; nobody but they themselves is told. */
		measures: jsonb("measures").$type<Body>(),
		isRegistered: boolean("is_registered").notNull().default(false),
		/** Becomes `email` once the mail to it is confirmed. */
		pendingEmail: text("pending_email"),
		/** Made by the demo shop, with a password everybody knows. */
		isSeeded: boolean("is_seeded").notNull().default(false),
		verifiedAt: instant("verified_at"),
		/** In which mails are written; null: in the shop's first. */
		language: text("language", { enum: LANGUAGES }),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
		deletedAt: instant("deleted_at"),
		/** What staff search clients by, in lower case without accents; compare with `plain_text(input)`. */
		searchText: text("search_text")
			.notNull()
			.generatedAlwaysAs(
				sql`public.plain_text(name || ' ' || lastname || ' ' || coalesce(login_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone::text, ''))`,
			),
	},
	(t) => [
		uniqueIndex("client_phone_unique").on(t.phone),
		uniqueIndex("client_email_unique").on(folded(t.email)).where(sql`${t.isRegistered}`),
		uniqueIndex("client_login_name_unique").on(folded(t.loginName)),
		index("client_by_age").on(t.createdAt.desc().nullsFirst(), t.id),
		index("client_search_text").using("gin", sql`${t.searchText} gin_trgm_ops`),
		check("client_phone_positive", sql`${t.phone} > 0`),
		check("client_language_valid", oneOf(t.language, LANGUAGES)),
	],
);

export const staff = pgTable(
	"staff",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		userName: text("user_name").notNull(),
		passwordHash: text("password_hash").notNull(),
		rol: text("rol", { enum: staffRoles }).notNull(),
		email: text("email"),
		/** Made by the demo shop, with a password everybody knows. */
		isSeeded: boolean("is_seeded").notNull().default(false),
		createdAt: instant("created_at").notNull().defaultNow(),
		deletedAt: instant("deleted_at"),
	},
	(t) => [
		uniqueIndex("staff_email_unique").on(folded(t.email)).where(sql`${t.deletedAt} is null`),
		uniqueIndex("staff_user_name_unique").on(folded(t.userName)).where(sql`${t.deletedAt} is null`),
		check("staff_rol_valid", oneOf(t.rol, staffRoles)),
	],
);

export const session = pgTable(
	"session",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		tokenHash: bytea("token_hash").notNull(),
		clientId: wide("client_id").references(() => client.id, { onDelete: "cascade" }),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		remember: boolean("remember").notNull().default(false),
		createdAt: instant("created_at").notNull().defaultNow(),
		lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		/** When whoever holds it last proved to be the account's owner; log-in is the first time. */
		confirmedAt: instant("confirmed_at").notNull().defaultNow(),
		/** What the browser said it is, to tell one's own devices apart. */
		userAgent: text("user_agent").notNull().default(""),
	},
	(t) => [
		uniqueIndex("session_token_unique").on(t.tokenHash),
		check("session_one_owner", sql`num_nonnulls(${t.clientId}, ${t.staffId}) = 1`),
		index("session_by_client").on(t.clientId),
		index("session_by_staff").on(t.staffId),
		index("session_by_expiry").on(t.expiresAt),
	],
);

/** A third party's account that signs a client in. */
export const identity = pgTable(
	"identity",
	{
		issuer: text("issuer").notNull(),
		subject: text("subject").notNull(),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		email: text("email"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identity_by_client").on(t.clientId)],
);

/** One third-party sign-in under way: from the redirect out to the one-use ticket that completes a sign-up. */
export const signInFlow = pgTable(
	"sign_in_flow",
	{
		stateHash: bytea("state_hash").primaryKey(),
		nonce: text("nonce").notNull(),
		codeVerifier: text("code_verifier").notNull(),
		flow: text("flow").notNull(),
		ticketHash: bytea("ticket_hash"),
		claims: jsonb("claims"),
		createdAt: instant("created_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [uniqueIndex("sign_in_flow_ticket_unique").on(t.ticketHash), index("sign_in_flow_by_expiry").on(t.expiresAt)],
);

/** A device that once logged in to an account has its own allowance of failed log-ins. */
export const knownDevice = pgTable(
	"known_device",
	{
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		deviceHash: bytea("device_hash").notNull(),
		firstSeen: instant("first_seen").notNull().defaultNow(),
		lastSeen: instant("last_seen").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.clientId, t.deviceHash] })],
);

export const mailToken = pgTable(
	"mail_token",
	{
		hash: bytea("hash").primaryKey(),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		purpose: text("purpose", { enum: mailTokenPurposes }).notNull(),
		/** The address it was mailed to, where it confirms a new one. */
		email: text("email"),
		createdAt: instant("created_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [
		check("mail_token_purpose_valid", oneOf(t.purpose, mailTokenPurposes)),
		index("mail_token_by_client").on(t.clientId, t.purpose),
	],
);
