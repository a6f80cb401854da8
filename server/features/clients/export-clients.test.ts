import { expect } from "vitest";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;

test.beforeAll(async () => {
	token = (await addStaff(shop, "admin", { userName: "owner" })).token;
});

const exported = async (search = "") => {
	const answer = await shop.get(`/api/client/export${search && `?search=${search}`}`, {
		authorization: `Bearer ${token}`,
	});
	return { ...answer, lines: answer.text.split("\r\n") };
};

test("says who buys here, never by what they get in, and no spreadsheet takes it for a formula", async () => {
	const { id } = await addClient(shop, {
		phone: 1155550100,
		email: "ana@shop.test",
		pendingEmail: "new@shop.test",
		loginName: "ana",
		passwordHash: "$argon2id$secret",
		name: "=1+1",
		lastname: '"x", y',
		particularDetails: "@SUM(A1)",
		sizes: { tops: ["M", "L"], shoes: ["42"] },
		language: "es",
	});
	await shop.pool.query(
		`insert into orders (client_id, status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email, created_at)
		select $1, status, 'ARS', 100, 100, 21, 'released', 'Ana', 'X', 'a@shop.test', day
		from (values ('Completed', '2026-01-01' :: timestamptz), ('Submited', '2026-02-01'), ('Canceled', '2026-03-01')) made (status, day)`,
		[id],
	);
	await addClient(shop, { phone: 1155550101, deletedAt: new Date() });
	const { status, headers, lines, text } = await exported();
	expect(status).toBe(200);
	expect(headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
	expect(headers["content-disposition"]).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/);
	const day = expect.stringMatching(/^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/);
	expect(lines).toHaveLength(3);
	expect(lines[0]).toMatch(/^\uFEFF"Client","Since","Account","Login name","Name","Last name","Phone","E-mail"/);
	const cells = lines[1]?.split(/,(?=["\d])/) ?? [];
	expect([cells[1], cells[8]]).toEqual([day, day]);
	expect(lines[1]).toContain(
		`"registered","ana","'=1+1","""x"", y",1155550100,"ana@shop.test",${cells[8]},"es","Calle Falsa 123","La Plata","Buenos Aires","1900","'@SUM(A1)","tops: M, L; shoes: 42",2,"2026-02-01T00:00:00.000Z"`,
	);
	expect(text).not.toMatch(/argon|new@shop\.test/);
});

test("more clients than are read at once are all there, once; a search leaves the others out; both are told of", async () => {
	await shop.pool.query(`
		insert into client (phone, email, name, lastname) select 2000000000 + n, 'many@shop.test', 'Many', 'Clients' from generate_series(1, 1200) n`);
	const { lines } = await exported("many");
	const ids = lines.slice(1, -1).map((line) => line.split(",", 1)[0]);
	expect(ids).toHaveLength(1200);
	expect(new Set(ids).size).toBe(1200);
	const { rows } = await shop.pool.query("select staff_name, action, subject from audit_log order by id");
	expect(rows).toEqual(["", "many"].map((subject) => ({ staff_name: "owner", action: "clients.export", subject })));
});
