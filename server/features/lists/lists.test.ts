import { describe, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { addClient, addStaff } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { listingTest } from "../../testing/listing.ts";

const { shop, test, ana, create, allOf, update } = listingTest();
const read = (id: number, who: { token?: string } = ana) => shop.call(lists.detail, { params: { id } }, who.token);

describe("making lists", () => {
	test("a list is made with its products, in the wire shape", async () => {
		const product = await addProduct(shop, { name: "Linen shirt", price: 40, offer: 25 });
		const { status, data } = await create("Summer", [product]);
		expect(status).toBe(201);
		expect(data).toMatchObject({
			title: "Summer",
			ClientPhone: ana.phone,
			rList: [product],
			Colaborators: [],
			role: "creator",
			isFavorite: false,
		});
		expect(data.List).toMatchObject([
			{
				id_product: product,
				name: "Linen shirt",
				price: 40,
				price_offer: 30,
				is_offer: true,
				savedPrice: 30,
				addedBy: "Ana",
				offSale: false,
				variants: [{ Stocks: { S: 5, M: 5, L: 5, XL: 5 } }],
			},
		]);
		expect((await read(data.id)).data).toEqual(data);
	});

	test("the price when it was saved stays while the price of now moves", async () => {
		const product = await addProduct(shop, { price: 20 });
		const { data } = await create("Prices", [product]);
		await shop.pool.query("update product set price_cents = 3500 where id = $1", [product]);
		expect((await read(data.id)).data.List).toMatchObject([{ price: 35, savedPrice: 20 }]);
	});

	test("titles are unique per client without case, and free for others", async () => {
		expect((await create("Winter coats")).status).toBe(201);
		expect(await create("WINTER coats ")).toMatchObject({
			status: 409,
			data: { code: "in_use", message: listMessages.titleInUse },
		});
		expect((await create("Winter coats", [], await addClient(shop))).status).toBe(201);
	});

	test("a client has up to 50 lists, also when they are made all at once", async () => {
		const busy = await addClient(shop);
		const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => create(`List ${at}`, [], busy)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
		expect(answers.find(({ status }) => status !== 201)).toMatchObject({
			status: 409,
			data: { message: listMessages.tooManyLists },
		});
		expect((await allOf(busy)).data).toHaveLength(50);
	});

	test("whatever the body says, the list belongs to who made it", async () => {
		const other = await addClient(shop);
		const body = { title: "Not yours", ClientPhone: other.phone };
		const { data } = await shop.call(lists.create, { body }, ana.token);
		expect(data.ClientPhone).toBe(ana.phone);
		expect((await allOf(other)).data).toEqual([]);
	});

	test("collaborators can be named right away, and nobody is told which of them have an account", async () => {
		const friend = await addClient(shop);
		const { data } = await shop.call(
			lists.create,
			{ body: { title: "With friends", Colaborators: [friend.phone] } },
			ana.token,
		);
		expect(data.Colaborators).toEqual([{ phone: friend.phone, email: null }]);
		const phones = [999_999_999, friend.phone];
		const mixed = await shop.call(lists.create, { body: { title: "With strangers", Colaborators: phones } }, ana.token);
		expect(mixed.status).toBe(201);
		expect(mixed.data.Colaborators).toEqual(phones.map((phone) => ({ phone, email: null })));
	});

	test("A10: sharing a new list counts like sharing one that is there", async () => {
		const prober = await addClient(shop);
		const probe = (count: number, title: string) => {
			const Colaborators = Array.from({ length: count }, (_, at) => 700_000_000 + at);
			return shop.call(lists.create, { body: { title, Colaborators } }, prober.token);
		};
		const { data } = await probe(20, "Twenty");
		for (let shared = 0; shared < 10; shared += 1) {
			const body = { id: data.id, newUser: { ClientPhone: 800_000_000 + shared } };
			expect((await shop.call(lists.share, { body }, prober.token)).status).toBe(200);
		}
		expect((await probe(1, "One more")).status).toBe(429);
		expect((await probe(0, "With nobody")).status).toBe(201);
	});
});

describe("changing a list", () => {
	test("adding and removing products; the newest comes first", async () => {
		const [a, b, c] = [await addProduct(shop), await addProduct(shop), await addProduct(shop)];
		const { data } = await create("Changing", [a]);
		expect((await update({ id: data.id, add: [b] })).data.rList).toEqual([b, a]);
		expect((await update({ id: data.id, add: [c] })).data.rList).toEqual([c, b, a]);
		expect((await update({ id: data.id, remove: [b] })).data.rList).toEqual([c, a]);
		expect((await update({ id: data.id, remove: [b] })).status).toBe(200);
		expect((await update({ id: data.id, rList: [b, c] })).data.rList.toSorted()).toEqual([b, c].toSorted());
		expect((await update({ id: data.id, title: "Changed" })).data).toMatchObject({ title: "Changed" });
	});

	test("a product is once in a list, also after 50 parallel adds", async () => {
		const product = await addProduct(shop);
		const { data } = await create("Once");
		const answers = await Promise.all(Array.from({ length: 50 }, () => update({ id: data.id, add: [product] })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.find(({ status }) => status !== 200)).toMatchObject({
			status: 409,
			data: { message: listMessages.alreadyOnList },
		});
		expect((await read(data.id)).data.rList).toEqual([product]);
	});

	test("a list holds 500 products and not one more", async () => {
		const { rows } = await shop.pool.query<{ id: number }>(`
			insert into product (name, brand, description, price_cents, collection_id, category_id)
			select 'Many ' || n, 'Brand', '', 1000, 1, 1 from generate_series(1, 501) n returning id`);
		const ids = rows.map(({ id }) => id);
		const { data } = await create("Full", ids.slice(0, 500));
		expect(data.rList).toHaveLength(500);
		expect(await update({ id: data.id, add: ids.slice(500) })).toMatchObject({
			status: 409,
			data: { message: listMessages.listFull },
		});
		expect((await read(data.id)).data.rList).toHaveLength(500);
	});

	test("a brief answer has the ids alone", async () => {
		const product = await addProduct(shop);
		const { data } = await shop.call(
			lists.create,
			{ query: { brief: "true" }, body: { title: "Brief", rList: [product] } },
			ana.token,
		);
		expect(data).toMatchObject({ rList: [product], List: [] });
	});

	test("a product taken off sale stays in the list and is marked, and cannot be added any more", async () => {
		const product = await addProduct(shop);
		const { data } = await create("Gone", [product]);
		await shop.pool.query("update product set off_sale_at = now() where id = $1", [product]);
		expect((await read(data.id)).data.List).toMatchObject([{ id_product: product, offSale: true }]);
		const other = await create("Gone too");
		expect((await update({ id: other.data.id, add: [product] })).status).toBe(410);
	});

	test("a deleted list is gone", async () => {
		const { data } = await create("To be deleted", [await addProduct(shop)]);
		expect((await shop.call(lists.remove, { query: { id: data.id } }, ana.token)).status).toBe(200);
		expect((await read(data.id)).status).toBe(404);
	});
});

describe("bad input is refused with a clear message, and nothing changes", () => {
	test.each([
		["an empty title", { title: "  " }, 400, listMessages.titleMissing],
		["10,000 characters", { title: "x".repeat(10_000) }, 400, listMessages.titleTooLong],
		["HTML", { title: "<img src=x onerror=alert(1)>" }, 400, listMessages.titleInvalid],
		["two lines", { title: "one\r\ntwo" }, 400, listMessages.titleInvalid],
		["no title", {}, 400, listMessages.titleMissing],
		["an unknown product", { title: "Unknown", rList: [2_000_000_000] }, 404, listMessages.unknownProduct],
		[
			"10,000 products",
			{ title: "Many", rList: Array.from({ length: 10_000 }, (_, at) => at + 1) },
			400,
			listMessages.listFull,
		],
		["a product that is no number", { title: "Odd", rList: ["1; drop table list"] }, 400, ""],
	])("%s", async (_, body, status, message) => {
		const who = await addClient(shop);
		const answer = await shop.call(lists.create, { body: body as { title: string } }, who.token);
		expect(answer.status).toBe(status);
		expect(JSON.stringify(answer.data)).toContain(message);
		expect((await allOf(who)).data).toEqual([]);
	});

	test.each([
		["nothing to change", {}],
		["adding and removing at once", { add: [1], remove: [2] }],
		["an empty title", { title: "" }],
	])("%s", async (_, change) => {
		const { data } = await create(`Kept ${_}`);
		expect((await update({ id: data.id, ...change })).status).toBe(400);
		expect((await read(data.id)).data).toEqual(data);
	});

	test("one unknown product among good ones adds none", async () => {
		const product = await addProduct(shop);
		const { data } = await create("All or nothing");
		expect((await update({ id: data.id, add: [product, 2_000_000_000] })).status).toBe(404);
		expect((await update({ id: data.id, title: "New name", rList: [2_000_000_000] })).status).toBe(404);
		expect((await read(data.id)).data).toEqual(data);
	});
});

describe("others", () => {
	test("a stranger's request for a list is the same 404 as for a missing one", async () => {
		const stranger = await addClient(shop);
		const { data } = await create("Private", [await addProduct(shop)]);
		const missing = 999_999_999;
		for (const of of [
			(id: number) => read(id, stranger),
			(id: number) => update({ id, title: "Taken" }, stranger),
			(id: number) => update({ id, add: [1] }, stranger),
			(id: number) => shop.call(lists.remove, { query: { id } }, stranger.token),
			(id: number) =>
				shop.call(lists.share, { body: { id, newUser: { ClientPhone: stranger.phone } } }, stranger.token),
			(id: number) => shop.call(lists.unshare, { body: { id, user: { ClientPhone: stranger.phone } } }, stranger.token),
			(id: number) => shop.call(lists.detail, { params: { id }, query: { token: "guessed" } }),
		]) {
			const [theirs, none] = [await of(data.id), await of(missing)];
			expect(theirs.status).toBe(404);
			expect(theirs.data).toEqual(none.data);
		}
		expect((await read(data.id)).data).toEqual(data);
	});

	test("staff and visitors have no lists", async () => {
		const { data } = await create("For clients");
		const staff = await addStaff(shop, "admin");
		expect((await read(data.id, staff)).status).toBe(403);
		expect((await read(data.id, {})).status).toBe(401);
	});
});
