import { beforeAll, expect } from "vitest";
import { orderViews } from "#core/contract/order-views.ts";
import { VIEW_NAME_MAX, VIEWS_MAX } from "#core/rules/order-filters.ts";
import { addStaff, type TestStaff } from "../../testing/actors.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tidyViews } from "./order-views.service.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let [ana, eva]: TestStaff[] = [];
beforeAll(async () => {
	[ana, eva] = [await addStaff(shop, "employee"), await addStaff(shop, "employee")];
});

const filters = { status: "Completed", delivery: "shop", from: "2026-01-01", sort: "oldest" } as const;
const save = (name: string, by = ana, given: object = filters) =>
	shop.call(orderViews.save, { body: { name, filters: given } }, by?.token);
const list = async (by = ana) => (await shop.call(orderViews.list, {}, by?.token)).data;

test("a view is kept under its name for whoever saved it, and for nobody else", async () => {
	const { status, data } = await save("Pick-ups of the year");
	expect([status, data]).toMatchObject([201, [{ name: "Pick-ups of the year", filters }]]);
	expect(await list()).toEqual(data);
	expect(await list(eva)).toEqual([]);
	const params = { id: data[0]?.id as number };
	expect((await shop.call(orderViews.rename, { params, body: { name: "Mine" } }, eva?.token)).status).toBe(404);
	expect((await shop.call(orderViews.remove, { params }, eva?.token)).status).toBe(404);
});

test("the same name, in whatever case, takes the place of the one before", async () => {
	await save("unpaid", ana, { payment: "waiting" });
	const { data } = await save("UNPAID", ana, { payment: "waiting", search: "ana" });
	expect(data.filter(({ name }) => name.toLowerCase() === "unpaid")).toMatchObject([
		{ name: "UNPAID", filters: { payment: "waiting", search: "ana" } },
	]);
});

test("a view is renamed, but not to the name of another, and deleted", async () => {
	const id = (await list()).find(({ name }) => name === "UNPAID")?.id as number;
	const rename = (name: string) => shop.call(orderViews.rename, { params: { id }, body: { name } }, ana?.token);
	expect((await rename("pick-ups of the year")).status).toBe(409);
	expect((await rename(" To call ")).data.map(({ name }) => name)).toContain("To call");
	const { data } = await shop.call(orderViews.remove, { params: { id } }, ana?.token);
	expect(data.map(({ name }) => name)).toEqual(["Pick-ups of the year"]);
	expect((await shop.call(orderViews.remove, { params: { id } }, ana?.token)).status).toBe(404);
});

test.each([
	["", filters],
	["x".repeat(VIEW_NAME_MAX + 1), filters],
	["Nothing", {}],
	["Unknown", { payment: "free" }],
	["No day", { from: "yesterday" }],
])("a view named %j of %j is refused", async (name, given) => {
	expect((await save(name, ana, given)).status).toBe(400);
});

test("so many views and no more, also when several are saved at once; those of who left are tidied away", async () => {
	for (let n = 1; n < VIEWS_MAX; n++) expect((await save(`View ${n}`, eva)).status).toBe(201);
	const late = await Promise.all(["a", "b", "c"].map((name) => save(name, eva)));
	expect(late.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
	expect((await save("View 1", eva)).status).toBe(201);
	await shop.pool.query("update staff set deleted_at = now() where id = $1", [eva?.id]);
	await tidyViews(shop.deps);
	const { rows } = await shop.pool.query("select count(*)::int as left from order_view");
	expect(rows).toEqual([{ left: 1 }]);
});
