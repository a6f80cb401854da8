import { expect, onTestFinished, test, vi } from "vitest";
import { forgetPerson } from "#web/account/session.ts";
import { updatingCart } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { clientOnHeldNetwork, logIn } from "#web/testing/client-here.ts";
import { client, line } from "#web/testing/samples.ts";
import { entryOf } from "./lines.ts";
import messages from "./news.messages.en.ts";
import spanish from "./news.messages.es.ts";
import { forgetNews } from "./news.ts";
import { readCopy, writeCopy } from "./stored-cart.ts";
import { syncCart } from "./sync-cart.ts";

const network = clientOnHeldNetwork();

const theirs = { cart_items: [line], changes: [] };

const begun = {
	"a cart being fetched": () => undefined,
	"an emptied cart being saved": () => {
		writeCopy({ owner: client.phone, unsaved: true });
	},
	"a cart being merged": () => {
		browserStore().dispatch(updatingCart([line]));
	},
};

test.each(Object.entries(begun))("%s is shown while the client sits here", async (_, begin) => {
	begin();
	const synced = syncCart();
	(await network.next()).answer(theirs);
	expect(await synced).toBe(true);
	expect(browserStore().getState().cart).toEqual([line]);
	expect(readCopy()).toMatchObject({ owner: client.phone, unsaved: false });
});

test.each(Object.entries(begun))("%s does not come back after the client has logged out", async (_, begin) => {
	begin();
	const synced = syncCart();
	const asked = await network.next();
	forgetPerson();
	asked.answer(theirs);
	await synced;
	expect(browserStore().getState().cart).toEqual([]);
	expect(browserStorage().read("cart")).toEqual([]);
	expect(browserStorage().read("cartCopy")).toBeNull();
});

test("an answer to the log-in before is not taken for one to this log-in: the shop is asked again", async () => {
	const synced = syncCart();
	const asked = await network.next();
	forgetPerson();
	logIn("another-token-of-hers");
	asked.answer({ cart_items: [], changes: [] });
	const again = await network.next();
	expect(again.what).toBe(`GET /api/cart/${client.phone}?language=en`);
	again.answer(theirs);
	expect(await synced).toBe(true);
	expect(browserStore().getState().cart).toEqual([line]);
});

test("a merge whose answer another tab shows already, though both began it, adds nothing twice", async () => {
	browserStore().dispatch(updatingCart([line]));
	const synced = syncCart();
	const asked = await network.next();
	const merged = [line, { ...line, id_product: line.id_product + 1 }];
	browserStorage().write("cart", merged);
	asked.answer({ cart_items: merged, changes: [] });
	expect(await synced).toBe(true);
	expect(browserStorage().read("cart").map(entryOf)).toEqual(merged.map(entryOf));
	expect(readCopy()).toMatchObject({ owner: client.phone, unsaved: false });
});

test("what this browser shows already is not written again: another tab may be changing it", async () => {
	browserStore().dispatch(updatingCart([line]));
	writeCopy({ owner: client.phone });
	const shown = browserStore().getState().cart;
	const synced = syncCart();
	(await network.next()).answer(theirs);
	expect(await synced).toBe(true);
	expect(browserStore().getState().cart).toBe(shown);
});

test("what could not be kept is told in the words of the page, whatever the shop's answer says", async () => {
	vi.stubGlobal("window", { location: { pathname: "/cart" } });
	vi.spyOn(messages, "capped").mockImplementation(spanish.capped);
	onTestFinished(() => {
		vi.restoreAllMocks();
		forgetNews();
	});
	const change = { ...entryOf(line), name: "Tapado", label: "Tinta", quantity: 2, kept: 1, reason: "capped" };
	const synced = syncCart();
	(await network.next()).answer({ ...theirs, changes: [{ ...change, message: "Only 1 left of Tapado (Ink, L)" }] });
	expect(await synced).toBe(true);
	expect(browserStore().getState().news).toEqual(["Quedan solo 1 de Tapado (Tinta, L)"]);
});
