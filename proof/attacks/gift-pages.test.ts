import { afterAll, beforeAll, expect } from "vitest";
import { builtPages } from "#server/pages/built.ts";
import { nextPhone } from "#server/testing/actors.ts";
import { type TestShop, testShop } from "#server/testing/app.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { withoutChance } from "#server/testing/secrecy/creators-eyes.ts";
import { give, mirror, type Stage, setStage } from "#server/testing/secrecy/stage.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { screenPaths } from "./cost/dear-pages.ts";

const options = () => ({ payments: new ScriptedPayments(), config: { rateLimits: false }, pages: builtPages });
const { shop: given, test } = shopTest(options());
/** In it strangers buy the same without having said that they give it. */
let control: TestShop;
const NOON = new Date();
beforeAll(async () => {
	control = await testShop(options());
});
afterAll(() => control.close());

const ACTS = ["claim", "unclaim", "claim", "reject", "buy", "cancel", "claim", "buy"];
const FIRST_ORDER = ACTS.indexOf("reject");

/** The addresses of every screen in both languages, of whatever it may be of, and with the list's link. */
async function addressesOf({ gift: { id, product, owner, token }, ownOrder, cartLink }: Stage): Promise<string[]> {
	const { rows } = await given.pool.query<{ id: string }>("select max(id) as id from orders");
	const ids = [id, product, ownOrder, Number(rows[0]?.id)];
	const addresses = screenPaths.flatMap((path) => {
		const known = path.replace(":token", cartLink).replace(":phone", String(owner.phone));
		const all = known.includes(":id") ? ids.map((one) => known.replace(":id", String(one))) : [known];
		return all.map((one) => one.replace(/:\w+/, "nothing"));
	});
	return ["", "/es"].flatMap((language) =>
		addresses.flatMap((one) => [
			`${language}${one}`,
			...(one.startsWith("/lists/") ? [`${language}${one}?token=${token}`] : []),
		]),
	);
}

/** What the list's creator, and anybody, is sent at each address. */
async function read(stage: Stage, addresses: readonly string[]): Promise<string[]> {
	const said: string[] = [];
	for (const address of addresses) {
		for (const headers of [{ authorization: `Bearer ${stage.gift.owner.token}` }, {}]) {
			const { status, text } = await stage.shop.get(address, { accept: "text/html", ...headers });
			said.push(withoutChance(`${address} ${status} ${text}`, stage));
		}
	}
	return said;
}

test("every page that is sent stays, to the byte, as strangers' purchases would have it, whatever givers do", async () => {
	const phones = [1, 2, 3, 4].map(() => nextPhone());
	const enter = (shop: TestShop) => {
		shop.clock.now = () => NOON;
		return setStage(shop, phones);
	};
	const [one, other] = [await enter(given), await enter(control)];
	const same = async (after: string) => {
		const addresses = [await addressesOf(one), await addressesOf(other)] as const;
		const [pages, wanted] = [await read(one, addresses[0]), await read(other, addresses[1])];
		for (const [at, page] of pages.entries()) expect(page, `${addresses[0][at >> 1]} after ${after}`).toBe(wanted[at]);
		return pages;
	};
	const { title, token, id } = one.gift;
	const before = await same("nothing");
	const list = before.find((page) => page.startsWith(`/lists/${id}?token=TOKEN 200`));
	expect(list, token).toContain(title);
	for (const [at, does] of ACTS.entries()) {
		if (await give(one, does, 0)) await mirror(other, does, 0);
		const after = await same(`${ACTS.slice(0, at + 1)}`);
		// Before anything is bought nothing is sold either: not a byte may differ from before.
		if (at < FIRST_ORDER) expect(after).toEqual(before);
	}
	expect(one.orders.size).toBe(1);
}, 600_000);
