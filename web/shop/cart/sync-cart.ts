import { carts } from "#core/calls/carts.ts";
import type { Cart, CartLine } from "#core/contract/carts.ts";
import type { Client } from "#core/contract/clients.ts";
import { sessionToken } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { newUuid } from "../uuid.ts";
import { setCartAsFound } from "./as-found.ts";
import { areSame, entryOf, givenLine, withDifference, withEntries } from "./lines.ts";
import { changeInWords, priceChanges, tellOfCart } from "./news.ts";
import { readCopy, writeCopy } from "./stored-cart.ts";

let running: Promise<boolean> | null = null;
let again = false;

/**
 * Syncs a client's local cart with the shop's copy: a visitor's cart is merged once, unsaved changes are saved,
 * else the shop's copy is fetched. One at a time; whatever cannot be done now is done at the next change or page, and
 * the answer is false.
 */
export function syncCart(): Promise<boolean> {
	again = true;
	running ??= untilDone().finally(() => {
		running = null;
	});
	return running;
}

/** The documented push before log-out: what is in the cart is saved, however it got there. */
export async function pushBeforeLogOut({ phone }: Client): Promise<void> {
	if (browserStorage().read("cart").length === 0) return;
	const copy = readCopy();
	if (copy.owner === phone) writeCopy({ ...copy, unsaved: true });
	await syncCart();
}

/** Out of reach or refused, the copy says what is still to be done; who asked in the meantime may have better luck. */
async function untilDone(): Promise<boolean> {
	let isDone = true;
	while (again) {
		again = false;
		const visit = visitNow();
		if (!visit) break;
		isDone = await once(visit).then(succeeded, failed);
		// Whoever sits here by now has a cart of their own to be seen to.
		if (isOver(visit)) again = true;
	}
	return isDone;
}

const succeeded = () => true;
const failed = () => false;

/** A client at this browser, from one log-in to its end. */
type Visit = { phone: number; token: string | undefined };

function visitNow(): Visit | null {
	const { session } = browserStore().getState();
	return session.as === "client" ? { phone: session.client.phone, token: sessionToken() } : null;
}

/** Looked at after every wait: once a client has left, nothing of theirs may come back into this browser. */
function isOver({ phone, token }: Visit): boolean {
	const now = visitNow();
	return now?.phone !== phone || now.token !== token;
}

const cartOf = ({ phone }: Visit) => ({ params: { clientPhone: phone }, query: { language: words.language } });

function once(visit: Visit): Promise<void> {
	const copy = readCopy();
	if (copy.owner === visit.phone) return copy.unsaved ? save(visit) : load(visit);
	const isVisitors = copy.owner === 0 && (copy.sent.length > 0 || browserStorage().read("cart").length > 0);
	return isVisitors ? merge(visit) : load(visit);
}

async function merge(visit: Visit): Promise<void> {
	const { phone } = visit;
	const copy = readCopy();
	const sent = copy.sent.length > 0 ? copy.sent : localEntries();
	const id = copy.merge || newUuid();
	writeCopy({ merge: id, sent });
	const { data } = await signedCall(carts.save, {
		...cartOf(visit),
		body: { cart_items: sent.map(givenLine), merge: id },
	});
	// Otherwise another tab was faster; its answer is the same.
	if (isOver(visit) || readCopy().merge !== id) return;
	const local = browserStorage().read("cart");
	const merged = data.cart_items.map(entryOf);
	// Two tabs that began at the same moment have the same answer: what the other shows already was not added since.
	const isShown = areSame(local.map(entryOf), merged);
	const entries = isShown ? merged : withDifference(merged, sent, local.map(entryOf));
	const unsaved = !areSame(entries, merged);
	writeCopy({ owner: phone, unsaved });
	show(data, withEntries([...data.cart_items, ...local], entries));
	if (unsaved) again = true;
}

async function save(visit: Visit): Promise<void> {
	const { phone } = visit;
	const sent = localEntries();
	const { data } = await signedCall(carts.save, {
		...cartOf(visit),
		body: { cart_items: sent.map(givenLine) },
	});
	if (isOver(visit)) return;
	if (!areSame(sent, localEntries())) again = true;
	else {
		writeCopy({ owner: phone });
		show(data, data.cart_items);
	}
}

async function load(visit: Visit): Promise<void> {
	const { phone } = visit;
	const before = localEntries();
	const { data } = await signedCall(carts.detail, cartOf(visit));
	if (isOver(visit)) return;
	const copy = readCopy();
	if ((copy.owner === phone && copy.unsaved) || !areSame(before, localEntries())) again = true;
	else {
		writeCopy({ owner: phone });
		show(data, data.cart_items);
	}
}

function localEntries() {
	return browserStorage().read("cart").map(entryOf);
}

function show({ changes }: Cart, lines: CartLine[]): void {
	const before = browserStorage().read("cart");
	setCartAsFound(lines);
	tellOfCart([...changes.map((one) => changeInWords(one, one.name)), ...priceChanges(before, lines)]);
}
