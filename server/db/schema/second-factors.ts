import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { client, staff } from "./people.ts";

export const staffLinkPurposes = ["invite", "reset"] as const;
export const passkeyPurposes = ["register", "log in"] as const;

/** The secret an authenticator app makes its codes of. Until it is confirmed by a first code it asks nobody for one. */
export const staffTotp = pgTable("staff_totp", {
	staffId: integer("staff_id")
		.primaryKey()
		.references(() => staff.id, { onDelete: "cascade" }),
	secret: bytea("secret").notNull(),
	confirmedAt: instant("confirmed_at"),
	/** The thirty seconds of the last code that was taken: neither it nor one before is taken again. */
	lastStep: wide("last_step").notNull().default(0),
	createdAt: instant("created_at").notNull().defaultNow(),
});

/** Stands in for a code of the app, once. */
export const staffRecoveryCode = pgTable(
	"staff_recovery_code",
	{
		staffId: integer("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		codeHash: bytea("code_hash").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

/** A mailed link with which somebody of the staff chooses a password. */
export const staffLink = pgTable(
	"staff_link",
	{
		hash: bytea("hash").primaryKey(),
		staffId: integer("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		purpose: text("purpose", { enum: staffLinkPurposes }).notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [
		check("staff_link_purpose_valid", oneOf(t.purpose, staffLinkPurposes)),
		index("staff_link_by_staff").on(t.staffId, t.purpose),
	],
);

/** Says that the password was right while the second factor is still asked for. */
export const secondFactorTicket = pgTable(
	"second_factor_ticket",
	{
		hash: bytea("hash").primaryKey(),
		staffId: integer("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		tries: integer("tries").notNull().default(0),
		expiresAt: instant("expires_at").notNull(),
	},
	(t) => [index("second_factor_ticket_by_expiry").on(t.expiresAt)],
);

/** A key pair whose private half is on somebody's device. */
export const passkey = pgTable(
	"passkey",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		clientId: wide("client_id").references(() => client.id, { onDelete: "cascade" }),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		credentialId: bytea("credential_id").notNull(),
		publicKey: bytea("public_key").notNull(),
		counter: wide("counter").notNull().default(0),
		transports: jsonb("transports").$type<string[]>().notNull().default([]),
		name: text("name").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		lastUsedAt: instant("last_used_at"),
	},
	(t) => [
		uniqueIndex("passkey_credential_unique").on(t.credentialId),
		check("passkey_one_owner", sql`num_nonnulls(${t.clientId}, ${t.staffId}) = 1`),
		index("passkey_by_client").on(t.clientId),
		index("passkey_by_staff").on(t.staffId),
	],
);

/** What a device has to sign: asked once, answered once, within minutes. Without an owner: whoever it turns out to be. */
export const passkeyChallenge = pgTable(
	"passkey_challenge",
	{
		hash: bytea("hash").primaryKey(),
		purpose: text("purpose", { enum: passkeyPurposes }).notNull(),
		clientId: wide("client_id").references(() => client.id, { onDelete: "cascade" }),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(t) => [
		check("passkey_challenge_purpose_valid", oneOf(t.purpose, passkeyPurposes)),
		index("passkey_challenge_by_expiry").on(t.expiresAt),
	],
);
