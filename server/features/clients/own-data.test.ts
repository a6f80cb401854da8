import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { addClient, addStaff, nextPhone, PASSWORD } from "#server/testing/actors.ts";
import { guest } from "#server/testing/newcomers.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

describe("one's own data", () => {
	test("any subset can be changed, and nothing that is not one's to change", async () => {
		const owner = await addClient(shop);
		const body = {
			name: "Eva",
			address: { city: "Salta" },
			isVerified: false,
			isRegistered: false,
			password_hash: "x",
		};
		const { status, data } = await shop.call(clients.edit, { params: { clientPhone: owner.phone }, body }, owner.token);
		expect(status).toBe(200);
		expect(data).toMatchObject({
			name: "Eva",
			lastname: "Prueba",
			isVerified: true,
			isRegistered: true,
			address: { city: "Salta", zipCode: "1900" },
		});
	});

	test("one's own sizes are kept by group of garments, and replaced as a whole", async () => {
		const owner = await addClient(shop);
		const edit = (sizes: object) =>
			shop.call(clients.edit, { params: { clientPhone: owner.phone }, body: { sizes } }, owner.token);
		expect((await shop.call(clients.me, {}, owner.token)).data).not.toHaveProperty("sizes");
		await edit({ tops: ["M", "L"], shoes: ["36.5"] });
		await edit({ tops: ["L"] });
		expect((await shop.call(clients.me, {}, owner.token)).data.sizes).toEqual({ tops: ["L"] });
		expect((await edit({ tops: "L" })).status).toBe(400);
		expect((await edit({ tops: ["<b>"] })).status).toBe(400);
	});

	test("what one's body measures is kept for oneself alone, and replaced as a whole", async () => {
		const owner = await addClient(shop);
		const { token } = await addStaff(shop, "admin");
		const edit = (measures: object) =>
			shop.call(clients.edit, { params: { clientPhone: owner.phone }, body: { measures } }, owner.token);
		const mine = async () => (await shop.call(clients.me, {}, owner.token)).data;
		expect(await mine()).not.toHaveProperty("measures");
		await edit({ chest: 98.5, waist: 84 });
		await edit({ chest: 99 });
		expect((await mine()).measures).toEqual({ chest: 99 });
		expect((await shop.call(clients.exportMine, {}, owner.token)).data.client.measures).toEqual({ chest: 99 });
		const seen = (await shop.call(clients.list, { query: { search: String(owner.phone) } }, token)).data;
		expect(seen).toHaveLength(1);
		expect(seen[0]).not.toHaveProperty("measures");
		for (const bad of [{ chest: 20 }, { inseam: 500 }, { chest: "98" }]) expect((await edit(bad)).status).toBe(400);
	});

	test("somebody else's phone, e-mail or login name is a conflict, and nothing changes", async () => {
		const other = await addClient(shop);
		const owner = await addClient(shop);
		for (const body of [{ phone: other.phone }, { email: other.email }, { login_name: other.loginName }]) {
			const { status } = await shop.call(
				clients.edit,
				{ params: { clientPhone: owner.phone }, body: { ...body, name: "Eva", old_password: PASSWORD } },
				owner.token,
			);
			expect(status).toBe(409);
		}
		expect((await shop.call(clients.me, {}, owner.token)).data.name).toBe("Ana");
	});

	test("a phone that only a guest's record has can be taken, and the record is gone", async () => {
		const { phone } = (await shop.call(clients.add, { body: guest() })).data;
		const owner = await addClient(shop);
		const given = { params: { clientPhone: owner.phone }, body: { phone, old_password: PASSWORD } };
		expect(await shop.call(clients.edit, given, owner.token)).toMatchObject({ status: 200, data: { phone } });
		const left = await shop.db.execute(sql`select id, name from client where phone = ${phone}`);
		expect(left.rows).toEqual([{ id: owner.id, name: "Ana" }]);
	});

	test("a refused change leaves the guest's record whose phone it asked for", async () => {
		const other = await addClient(shop);
		const owner = await addClient(shop);
		const { phone } = (await shop.call(clients.add, { body: guest() })).data;
		const given = { params: { clientPhone: owner.phone }, body: { phone, email: other.email, old_password: PASSWORD } };
		expect((await shop.call(clients.edit, given, owner.token)).status).toBe(409);
		const left = await shop.db.execute(sql`select is_registered from client where phone = ${phone}`);
		expect(left.rows).toEqual([{ is_registered: false }]);
	});

	test("of somebody else answers byte for byte as of nobody", async () => {
		const owner = await addClient(shop);
		const other = await addClient(shop);
		const body = { name: "Eva" };
		const theirs = await shop.call(clients.edit, { params: { clientPhone: other.phone }, body }, owner.token);
		const nobodys = await shop.call(clients.edit, { params: { clientPhone: nextPhone() }, body }, owner.token);
		expect(theirs.status).toBe(404);
		expect(theirs.data).toEqual(nobodys.data);
		const gone = await shop.call(
			clients.remove,
			{ params: { id: other.phone }, body: { login_password: PASSWORD } },
			owner.token,
		);
		expect(gone.status).toBe(404);
		expect(gone.data).toEqual(nobodys.data);
	});

	test("cannot be changed without bearer or reset token, whatever the body says", async () => {
		const { phone } = await addClient(shop);
		for (const payload of [
			{ name: "Eva" },
			{},
			{ email: "no address" },
			{ ogin_password: "x" },
			{ token: "" },
			{ token: 1 },
		]) {
			const { statusCode } = await shop.app.inject({ method: "PATCH", url: `/api/client/${phone}`, payload });
			expect(statusCode, JSON.stringify(payload)).toBe(401);
		}
	});

	test("can be taken home", async () => {
		const owner = await addClient(shop);
		const { status, data, headers } = await shop.call(clients.exportMine, {}, owner.token);
		expect(status).toBe(200);
		expect(headers["content-disposition"]).toContain("attachment");
		expect(data.client.phone).toBe(owner.phone);
		expect(data.sessions).toHaveLength(1);
		expect(JSON.stringify(data)).not.toMatch(/hash|argon2/i);
	});
});

describe("the list of clients", () => {
	test("is for staff, searchable and paged, without secrets", async () => {
		const owner = await addClient(shop, { name: "Zoë", lastname: "Äußerst" });
		const { token } = await addStaff(shop, "employee");
		const found = await shop.call(clients.list, { query: { search: "zoe aus" } }, token);
		expect(found.status).toBe(200);
		expect(found.data.map(({ phone }) => phone)).toEqual([owner.phone]);
		expect(found.headers["x-total-count"]).toBe("1");
		const page = await shop.call(clients.list, { query: { page: 1, limit: 2 } }, token);
		expect(page.data).toHaveLength(2);
		expect(JSON.stringify(page.data)).not.toMatch(/password|argon2/);
		for (const [search, isFound] of [
			["%", false],
			["  ZOË  äuß ", true],
			["zo", true],
			["oe", false],
			[String(owner.phone), true],
		] as const) {
			const { data } = await shop.call(clients.list, { query: { search } }, token);
			expect(
				data.some(({ phone }) => phone === owner.phone),
				search,
			).toBe(isFound);
		}
	});
});
