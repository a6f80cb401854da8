import { describe, expect } from "vitest";
import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { addClient, mailsTo, nextPhone, type TestClient } from "../../testing/actors.ts";
import { shipping } from "../../testing/buying.ts";
import { addGiftList, claim, dayAhead, type GiftList } from "../../testing/giving.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
test.afterEach(() => {
	shop.clock.now = () => new Date();
});

const update = (body: object, who: TestClient) => shop.call(lists.update, { body: body as { id: number } }, who.token);
const look = ({ id, token }: Pick<GiftList, "id" | "token">, who?: TestClient) =>
	shop.call(lists.detail, { params: { id }, query: { token } }, who?.token);
const unclaim = (id: number, which: string, { who, secret }: { who?: TestClient; secret?: string } = {}) =>
	shop.call(gifts.unclaim, { params: { id, claim: which }, query: { secret } }, who?.token);
/** The token of the link that was mailed to somebody who wants to give. */
async function giverToken(gift: GiftList, email: string): Promise<string> {
	const body = { token: gift.token, email };
	expect((await shop.call(gifts.askToGive, { params: { id: gift.id }, body })).status).toBe(202);
	const mail = (await mailsTo(shop, email)).find(({ kind }) => kind === "gift-link");
	return mail?.text_body.match(/token=([\w-]+)/)?.[1] ?? "";
}

describe("a gift list", () => {
	test("has a day, and an address that nobody but its creator is told", async () => {
		const gift = await addGiftList(shop);
		const own = await shop.call(lists.detail, { params: { id: gift.id } }, gift.owner.token);
		expect(own.data).toMatchObject({ gift: { day: dayAhead(30), address: shipping.address }, claims: null });
		for (const who of [undefined, await addClient(shop)]) {
			const { data } = await look(gift, who);
			expect(data.gift).toEqual({ day: dayAhead(30), address: null });
			expect(JSON.stringify(data)).not.toContain(shipping.address.streetNumber);
		}
	});

	test("goes to the account's address unless it is told another", async () => {
		const ana = await addClient(shop);
		const { data } = await shop.call(lists.create, { body: { title: "Mine" } }, ana.token);
		const made = await update({ id: data.id, gift: { day: dayAhead(3) } }, ana);
		expect(made.data.gift?.address).toMatchObject({ streetNumber: "Calle Falsa 123", city: "La Plata" });
		const without = await addClient(shop, { streetNumber: "", city: "" });
		const { data: other } = await shop.call(lists.create, { body: { title: "Mine" } }, without.token);
		expect(await update({ id: other.id, gift: { day: dayAhead(3) } }, without)).toMatchObject({
			status: 400,
			data: { fields: { "gift.address": giftMessages.address } },
		});
	});

	test("its day only moves later, whether or not somebody gives something, and ending it changes nothing about that", async () => {
		const [claimed, unclaimed] = [await addGiftList(shop), await addGiftList(shop)];
		await claim(shop, claimed, await addClient(shop));
		for (const { id, owner } of [claimed, unclaimed]) {
			const refused = { status: 400, data: { fields: { "gift.day": giftMessages.dayEarlier } } };
			expect(await update({ id, gift: { day: dayAhead(29) } }, owner)).toMatchObject(refused);
			expect((await update({ id, gift: { day: dayAhead(31) } }, owner)).status).toBe(200);
			expect((await update({ id, gift: null }, owner)).data).toMatchObject({ gift: null, claims: null });
			expect(await update({ id, gift: { day: dayAhead(30) } }, owner)).toMatchObject(refused);
			expect((await update({ id, gift: { day: dayAhead(-1) } }, owner)).status).toBe(400);
			expect((await update({ id, gift: { day: dayAhead(999) } }, owner)).status).toBe(400);
		}
	});

	test("only its creator makes it one, and never the favorites", async () => {
		const { id, owner } = await addGiftList(shop);
		const bea = await addClient(shop);
		await shop.call(lists.share, { body: { id, newUser: { ClientPhone: bea.phone } } }, owner.token);
		expect((await update({ id, gift: null }, bea)).status).toBe(403);
		const { data } = await shop.call(lists.create, { body: { title: "Favorites" } }, owner.token);
		expect((await update({ id: data.id, gift: { day: dayAhead(3) } }, owner)).status).toBe(409);
	});
});

describe("somebody gives something", () => {
	test("others see that it is taken, and by whom if the giver allows; the creator sees nothing", async () => {
		const gift = await addGiftList(shop, { quantity: 2 });
		const [bea, carla] = [await addClient(shop, { name: "Bea" }), await addClient(shop, { name: "Carla" })];
		const before = await shop.call(lists.detail, { params: { id: gift.id } }, gift.owner.token);
		expect((await claim(shop, gift, bea, { showName: true })).status).toBe(201);
		expect((await claim(shop, gift, carla)).status).toBe(201);
		const seen = (await look(gift, bea)).data.claims;
		expect(seen).toMatchObject([
			{ product: gift.product, quantity: 1, by: "Bea", isMine: true, isBought: false },
			{ quantity: 1, by: "", isMine: false },
		]);
		expect((await look(gift, carla)).data.claims?.map(({ by }) => by)).toEqual(["Bea", "Carla"]);
		expect((await look(gift)).data.claims).toBeNull();
		const after = await shop.call(lists.detail, { params: { id: gift.id } }, gift.owner.token);
		expect(after.data).toEqual(before.data);
		expect((await look(gift, gift.owner)).data).toEqual(before.data);
	});

	test("a line that is taken is refused, and free again once it is taken back", async () => {
		const gift = await addGiftList(shop);
		const [bea, carla] = [await addClient(shop), await addClient(shop)];
		const { data } = await claim(shop, gift, bea);
		expect(await claim(shop, gift, carla)).toMatchObject({ status: 409, data: { message: giftMessages.taken } });
		expect((await unclaim(gift.id, data.id, { who: carla })).status).toBe(404);
		expect((await unclaim(gift.id, data.id, { who: gift.owner })).status).toBe(404);
		expect((await unclaim(gift.id, data.id, { who: bea })).status).toBe(200);
		expect((await unclaim(gift.id, data.id, { who: bea })).status).toBe(404);
		expect((await claim(shop, gift, carla)).status).toBe(201);
	});

	test("parts of a quantity, never more than is wanted in all", async () => {
		const gift = await addGiftList(shop, { quantity: 5 });
		const [bea, carla] = [await addClient(shop), await addClient(shop)];
		expect((await claim(shop, gift, bea, { quantity: 3 })).status).toBe(201);
		expect((await claim(shop, gift, carla, { quantity: 3 })).status).toBe(409);
		expect((await claim(shop, gift, carla, { quantity: 2 })).status).toBe(201);
	});

	test("60 at once for one line: one has it", async () => {
		const gift = await addGiftList(shop);
		const people = await Promise.all(Array.from({ length: 60 }, () => addClient(shop)));
		const answers = await Promise.all(people.map((who) => claim(shop, gift, who)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(59);
	});

	test("the creator may want fewer, change the line or take it off without noticing anything", async () => {
		const gift = await addGiftList(shop, { quantity: 3 });
		const bea = await addClient(shop);
		await claim(shop, gift, bea, { quantity: 3 });
		const line = { product: gift.product, quantity: 1, size: "S" };
		expect((await update({ id: gift.id, lines: [line] }, gift.owner)).status).toBe(200);
		expect((await update({ id: gift.id, remove: [gift.product] }, gift.owner)).status).toBe(200);
		const mine = await shop.call(gifts.mine, {}, bea.token);
		expect(mine.data).toMatchObject([{ product: gift.product, quantity: 3, list: { id: gift.id, creator: "Ana" } }]);
	});

	test("not on one's own list, on none that takes no gifts, nor without its link", async () => {
		const gift = await addGiftList(shop);
		expect((await claim(shop, gift, gift.owner)).status).toBe(403);
		expect((await claim(shop, { ...gift, token: "wrong" }, await addClient(shop))).status).toBe(404);
		await update({ id: gift.id, gift: null }, gift.owner);
		expect((await claim(shop, gift, await addClient(shop))).status).toBe(409);
	});
});

describe("a guest", () => {
	test("gives by a link that was mailed to an address, and takes it back by the secret of the answer", async () => {
		const gift = await addGiftList(shop);
		expect((await claim(shop, gift)).data).toMatchObject({ message: giftMessages.confirmFirst });
		const token = await giverToken(gift, `giver${nextPhone()}@mail.test`);
		const given = await claim(shop, { ...gift, token }, undefined, { name: "Dora", showName: true });
		expect(given.status).toBe(201);
		expect((await look({ ...gift, token })).data.claims).toMatchObject([{ by: "Dora", isMine: true }]);
		expect((await unclaim(gift.id, given.data.id, { secret: "wrong" })).status).toBe(404);
		expect((await unclaim(gift.id, given.data.id, { secret: given.data.secret ?? "" })).status).toBe(200);
	});

	test("cannot do so by the creator's address, and learns nothing about any", async () => {
		const gift = await addGiftList(shop);
		const body = { token: gift.token, email: gift.owner.email.toUpperCase() };
		const own = await shop.call(gifts.askToGive, { params: { id: gift.id }, body });
		const other = await shop.call(gifts.askToGive, {
			params: { id: gift.id },
			body: { ...body, email: "x@mail.test" },
		});
		expect(own.data).toEqual(other.data);
		expect((await mailsTo(shop, gift.owner.email)).map(({ kind }) => kind)).not.toContain("gift-link");
	});

	test("loses the mailed link with the list's own", async () => {
		const gift = await addGiftList(shop);
		const token = await giverToken(gift, `giver${nextPhone()}@mail.test`);
		await update({ id: gift.id, visibility: "private" }, gift.owner);
		await update({ id: gift.id, visibility: "link" }, gift.owner);
		expect((await look({ ...gift, token })).status).toBe(404);
	});
});

test("when the day is over the creator sees who gave what, and thanks once", async () => {
	const gift = await addGiftList(shop);
	const bea = await addClient(shop, { name: "Bea" });
	const { data } = await claim(shop, gift, bea);
	const thank = () =>
		shop.call(gifts.thank, { params: { id: gift.id, claim: data.id }, body: { note: "So kind!" } }, gift.owner.token);
	await shop.pool.query("update session set expires_at = $1, last_seen_at = $1", [dayAhead(90)]);
	shop.clock.now = () => new Date(`${dayAhead(30)}T12:00:00Z`);
	expect((await thank()).status).toBe(409);
	shop.clock.now = () => new Date(`${dayAhead(32)}T00:00:00Z`);
	const seen = await shop.call(lists.detail, { params: { id: gift.id } }, gift.owner.token);
	expect(seen.data.claims).toMatchObject([{ id: data.id, by: "Bea", isMine: false }]);
	expect((await thank()).status).toBe(200);
	expect((await thank()).status).toBe(409);
	const [mail] = (await mailsTo(shop, bea.email)).filter(({ kind }) => kind === "gift-thanks");
	expect(mail?.text_body).toContain("Ana thanks you for your gift");
	expect(mail?.text_body).toContain("/client/profile");
	expect((await look(gift, bea)).data.claims).toMatchObject([{ thanks: "So kind!" }]);
	expect((await claim(shop, gift, await addClient(shop))).status).toBe(409);
});
