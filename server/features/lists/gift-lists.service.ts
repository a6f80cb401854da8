import type { Claim, GivenGift } from "#core/contract/gifts.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { dayOf } from "#core/rules/calendar.ts";
import { giftDayProblem, isRevealed } from "#core/rules/gifts.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { giftList } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { requireZipCode } from "../../zip-code.ts";
import { getClient } from "../clients/clients.service.ts";
import { findGiftList, type GiftListRow, type Giver, listClaims } from "./gifts.queries.ts";

const REFUSALS = {
	past: giftMessages.dayPast,
	far: giftMessages.dayFar,
	earlier: giftMessages.dayEarlier,
} as const;

/** The day it is in the shop. */
export async function todayIn(deps: Pick<Deps, "now" | "settings">): Promise<string> {
	return dayOf(deps.now(), (await deps.settings.current()).timeZone);
}

/** Makes a list a gift list, moves its day, or ends it. What was hidden stays hidden until the latest day it ever had. */
export async function setGift(
	deps: Deps,
	tx: Tx,
	row: { id: number; clientId: number; isFavorite: boolean },
	gift: GivenGift | null,
): Promise<void> {
	if (row.isFavorite && gift) throw new AppError("conflict", giftMessages.favorites);
	const there = await findGiftList(tx, row.id);
	if (!gift) {
		if (there) await writeGift(tx, { ...there, day: null });
		return;
	}
	const problem = giftDayProblem(gift.day, await todayIn(deps), there?.hiddenUntil ?? null);
	if (problem) throw invalidField("gift.day", REFUSALS[problem]);
	const { country } = await deps.settings.current();
	requireZipCode(country, gift.address, "gift.address.zipCode");
	const address = gift.address ?? there ?? (await addressOf(tx, row.clientId));
	const latest = there && there.hiddenUntil > gift.day ? there.hiddenUntil : gift.day;
	const { streetNumber, city, provinceDepartment, zipCode, particularDetails } = address;
	const place = { streetNumber, city, provinceDepartment, zipCode, particularDetails };
	await writeGift(tx, { listId: row.id, day: gift.day, hiddenUntil: latest, ...place });
}

async function addressOf(tx: Tx, clientId: number) {
	const client = await getClient(tx, clientId);
	const isWhole = [client.streetNumber, client.city, client.provinceDepartment, client.zipCode].every(Boolean);
	if (!isWhole) throw invalidField("gift.address", giftMessages.address);
	return client;
}

async function writeGift(tx: Tx, { listId, ...row }: GiftListRow): Promise<void> {
	await tx
		.insert(giftList)
		.values({ listId, ...row })
		.onConflictDoUpdate({ target: giftList.listId, set: row });
}

type GiftDay = { id: number; gift: { hiddenUntil: string } | null };

/**
 * What of a list's claims somebody may see. For its creator they are not even read before the day is over: nothing a claim
 * does can change a byte of what the creator is answered.
 */
export async function claimsFor(
	deps: Pick<Deps, "now" | "settings">,
	db: Queryable,
	{ id, gift }: GiftDay,
	who: Giver | "creator" | null,
): Promise<Claim[] | null> {
	if (!gift || who === null) return null;
	if (who === "creator" && !isRevealed(gift.hiddenUntil, await todayIn(deps))) return null;
	return listClaims(db, id, who);
}
