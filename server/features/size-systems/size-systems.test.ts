import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { type SizeSystem, sizeSystems } from "#core/contract/size-systems.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const list = async () => (await shop.call(sizeSystems.list, {})).data;
const find = async (id: string) => (await list()).find((system) => system.id === id);
const add = (body: object) => shop.call(sizeSystems.add, { body: body as never }, token);
const change = (id: string, body: object) => shop.call(sizeSystems.change, { params: { id }, body }, token);
const remove = (id: string) => shop.call(sizeSystems.remove, { params: { id } }, token);

test("a shop comes with letters, wide letters, numbers, shoes and one size, in this order", async () => {
	const systems = await list();
	expect(systems.slice(0, 5).map(({ id, sizes }) => [id, sizes.join(" ")])).toEqual([
		["letters", "S M L XL"],
		["letters-wide", "XS S M L XL XXL"],
		["numbers", "34 36 38 40 42 44 46 48"],
		["shoes", "35 36 37 38 39 40 41 42 43 44 45 46"],
		["one-size", "One size"],
	]);
	expect(systems.slice(0, 5).map(({ inUse }) => inUse)).toEqual([true, false, false, false, false]);
});

test("an admin adds a system; its id is made of its name, and everybody sees it at once", async () => {
	const { status, data } = await add({ name: " Niños, años ", sizes: ["2", "4", "6/8", "36.5"] });
	expect(status).toBe(201);
	const added: SizeSystem = {
		id: "ninos-anos",
		name: "Niños, años",
		sizes: ["2", "4", "6/8", "36.5"],
		hidden: false,
		inUse: false,
	};
	expect(data).toEqual(added);
	expect((await list()).at(-1)).toEqual(added);
	expect((await add({ name: "Ninos años", sizes: ["1"] })).data).toMatchObject({ id: "ninos-anos-2" });
	expect((await add({ name: "儿童", sizes: ["1"] })).data).toMatchObject({ id: "sizes" });
});

test.each([
	[{ name: "", sizes: ["S"] }, "name"],
	[{ name: "n".repeat(61), sizes: ["S"] }, "name"],
	[{ name: "None", sizes: [] }, "sizes"],
	[{ name: "Twice", sizes: ["S", "s"] }, "sizes"],
	[{ name: "Long", sizes: ["123456789"] }, "sizes.0"],
	[{ name: "Odd", sizes: ["S", "M,L"] }, "sizes.1"],
	[{ name: "Many", sizes: Array.from({ length: 41 }, (_, at) => String(at)) }, "sizes"],
])("%j is refused, and says where", async (body, field) => {
	const before = await list();
	const { status, data } = await add(body);
	expect(status).toBe(400);
	expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
	expect(await list()).toEqual(before);
});

test("names that look the same as an id are taken until their numbers run out, and then refused in words", async () => {
	const chinese = (nth: number) => add({ name: String.fromCodePoint(0x5000 + nth), sizes: ["1"] });
	await shop.pool.query(
		"insert into size_system (id, name, position) select 'sizes-' || n, 'Numbered ' || n, 1000 + n from generate_series(2, 100) n",
	);
	const last = await chinese(1);
	expect(last.data).toMatchObject({ id: "sizes-101" });
	expect(await chinese(2)).toMatchObject({ status: 409, data: { message: sizeSystemMessages.tooMany } });
});

test("two systems have two names, also when they are given at once", async () => {
	const both = await Promise.all([add({ name: "Belts", sizes: ["80"] }), add({ name: "BELTS", sizes: ["80"] })]);
	expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
	expect((await change("shoes", { name: "belts" })).data).toMatchObject({
		fields: { name: sizeSystemMessages.nameInUse },
	});
});

test("a system is renamed, hidden, and its sizes put in another order, all of it in the audit log", async () => {
	await add({ name: "Rings", sizes: ["12", "14", "16"] });
	const { data } = await change("rings", { name: "Ring sizes", sizes: ["16", "14", "12", "10"] });
	expect(data).toMatchObject({ id: "rings", name: "Ring sizes", sizes: ["16", "14", "12", "10"], hidden: false });
	expect((await change("rings", { hidden: true })).data).toMatchObject({ name: "Ring sizes", hidden: true });
	expect(await find("rings")).toMatchObject({ hidden: true });
	const { data: log } = await shop.call(audit.list, { query: {} }, token);
	expect(log[0]).toMatchObject({ action: "sizeSystems.change", subject: "rings" });
});

test("S, M, L and XL stay, whatever is asked; their name may change", async () => {
	expect((await change("letters", { sizes: ["S", "M"] })).data).toMatchObject({
		message: sizeSystemMessages.lettersFixed,
	});
	expect((await remove("letters")).status).toBe(409);
	expect((await change("letters", { name: "Letras", sizes: ["S", "M", "L", "XL"] })).status).toBe(200);
	expect((await change("letters", { name: "Letters" })).status).toBe(200);
});

test("what products have is neither deleted nor taken out; what none has is", async () => {
	await addProduct(shop, { sizeSystem: "shoes", sizes: ["38", "40"] });
	expect(await find("shoes")).toMatchObject({ inUse: true });
	expect(await remove("shoes")).toMatchObject({ status: 409, data: { message: sizeSystemMessages.inUse } });
	const without = (gone: string) =>
		change("shoes", { sizes: ["37", "38", "39", "40", "41"].filter((one) => one !== gone) });
	expect((await without("40")).data).toMatchObject({ message: sizeSystemMessages.sizeInUse("40") });
	expect((await without("39")).data.sizes).toEqual(["37", "38", "40", "41"]);
	expect((await change("shoes", { hidden: true })).status).toBe(200);

	expect((await remove("numbers")).status).toBe(200);
	expect(await find("numbers")).toBeUndefined();
	expect((await remove("numbers")).status).toBe(404);
	expect((await change("numbers", { hidden: true })).status).toBe(404);
});
