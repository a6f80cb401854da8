import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { notes } from "#core/contract/notes.ts";
import { orders } from "#core/contract/orders.ts";
import { NOTE_MAX, NOTES_MAX } from "#core/rules/notes.ts";
import { addClient, addStaff, mailsTo, PASSWORD, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { buy } from "../../testing/buying.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let [ana, eva]: TestStaff[] = [];
let client: TestClient;
let orderId: number;
const SECRET = "Paints the town at night";

beforeAll(async () => {
	[ana, eva] = [await addStaff(shop, "employee"), await addStaff(shop, "admin")];
	client = await addClient(shop);
	({ orderId } = await buy(shop, "APRO", { token: client.token }));
});

const add = (text: string, about: "order" | "client" = "order", by = ana, id = orderId) =>
	shop.call(notes.addToOrder, { params: { id }, body: { text, about } }, by?.token);
const read = async (by = ana, id = orderId) => shop.call(notes.ofOrder, { params: { id } }, by?.token);
const aboutClient = () => shop.call(notes.ofClient, { params: { clientPhone: client.phone } }, ana?.token);

test("a note says who wrote what and when, newest first, with those about the client", async () => {
	await add("Called, wants it wrapped");
	const { status, data } = await add(`  ${SECRET}\nand by day `, "client", eva);
	expect(status).toBe(201);
	expect(data).toMatchObject([
		{ about: "client", by: eva?.userName, isOwn: true, text: `${SECRET}\nand by day` },
		{ about: "order", by: ana?.userName, isOwn: false, text: "Called, wants it wrapped" },
	]);
	expect((await aboutClient()).data).toMatchObject([{ about: "client", text: `${SECRET}\nand by day`, isOwn: false }]);
	const second = await buy(shop, "APRO", { token: client.token });
	expect((await read(ana, second.orderId)).data).toMatchObject([{ about: "client" }]);
});

test("only whoever wrote a note can delete it, and where it stands", async () => {
	const { data } = await add("To be deleted");
	const params = { id: orderId, note: data[0]?.id as number };
	expect((await shop.call(notes.removeFromOrder, { params }, eva?.token)).status).toBe(403);
	const other = await buy(shop);
	const elsewhere = { params: { ...params, id: other.orderId } };
	expect((await shop.call(notes.removeFromOrder, elsewhere, ana?.token)).status).toBe(404);
	expect((await shop.call(notes.removeFromOrder, { params }, ana?.token)).data).toHaveLength(2);
	expect((await shop.call(notes.removeFromOrder, { params }, ana?.token)).status).toBe(404);
});

test.each(["", "   ", "x".repeat(NOTE_MAX + 1), "a\0b"])("a note like %j is refused beside its field", async (text) => {
	const { status, data } = await add(text);
	expect([status, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([400, ["text"]]);
});

test("a guest's order has no client to note something about, and what is not there has no notes", async () => {
	const guest = await buy(shop);
	expect((await add("Who?", "client", ana, guest.orderId)).status).toBe(409);
	expect((await add("A guest", "order", ana, guest.orderId)).status).toBe(201);
	expect((await read(ana, 999_999)).status).toBe(404);
	expect((await add("Nothing", "order", ana, 999_999)).status).toBe(404);
	const nobody = { params: { clientPhone: 1_999_999_999 } };
	expect((await shop.call(notes.ofClient, nobody, ana?.token)).status).toBe(404);
});

test("so many notes and no more, also when several write at once", async () => {
	const { orderId: id } = await buy(shop);
	await shop.pool.query(
		"insert into staff_note (order_id, author, text) select $1, 'many', 'n' from generate_series(1, $2)",
		[id, NOTES_MAX - 1],
	);
	const written = await Promise.all([1, 2, 3].map(() => add("One more", "order", ana, id)));
	expect(written.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("nothing a shopper fetches or is mailed knows of a note", async () => {
	const headers = { authorization: `Bearer ${client.token}` };
	const paths = [
		`/api/orders/${orderId}`,
		`/api/orders?client=${client.phone}`,
		"/api/client/me",
		"/api/client/me/export",
	];
	for (const path of paths) {
		const { status, text } = await shop.get(path, headers);
		expect(status).toBe(200);
		expect(text).not.toContain(SECRET);
		expect(text).not.toContain("wants it wrapped");
	}
	for (const path of [`/api/orders/${orderId}/notes`, `/api/client/${client.phone}/notes`])
		expect((await shop.get(path, headers)).status).toBe(403);
	expect(JSON.stringify(await mailsTo(shop, client.email))).not.toContain("wants it wrapped");
});

test("notes are forgotten with the client, and none is written any more", async () => {
	const moved = { params: { id: orderId }, body: { orderStatus: "Submited" } };
	expect((await shop.call(orders.update, moved, eva?.token)).status).toBe(200);
	const leave = { params: { id: client.phone }, body: { login_password: PASSWORD } };
	expect((await shop.call(clients.remove, leave, client.token)).status).toBe(200);
	expect((await read()).data).toEqual([]);
	expect((await add("After all")).status).toBe(409);
	const { rows } = await shop.pool.query("select text from staff_note where text like $1", [`%${SECRET}%`]);
	expect(rows).toEqual([]);
});
