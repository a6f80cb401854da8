import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { nextPhone } from "../testing/actors.ts";
import { testShop } from "../testing/app.ts";

test("a failure is logged with its cause and place, without the people it concerns", async () => {
	const shop = await testShop();
	try {
		await shop.db.execute(sql`alter table client add constraint impossible check (name = 'Nobody') not valid`);
		const phone = nextPhone();
		const body = {
			login_name: `secret${phone}`,
			login_password: "a long password",
			name: "Ana",
			lastname: "Privada",
			phone,
			email: `secret${phone}@shop.test`,
			address: { streetNumber: "Calle Oculta 1", provinceDepartment: "Salta", city: "Salta", zipCode: "4400" },
		};
		expect((await shop.call(clients.add, { body })).status).toBe(500);
		const log = shop.logged.join("");
		expect(log).toContain("impossible");
		expect(log).toContain("23514");
		expect(log).toContain("sign-up.service.ts");
		for (const secret of [String(phone), body.email, body.lastname, body.login_password, "Calle Oculta", "argon2id"]) {
			expect(log).not.toContain(secret);
		}
	} finally {
		await shop.close();
	}
});
