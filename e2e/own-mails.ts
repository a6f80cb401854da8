import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newPerson } from "./accounts.ts";

/** To how many mails each address gets at least, besides that of the order. */
const WRITTEN_TO = { client: 3, alert: 1, employee: 2, trial: 1, buyer: 3 };

/**
 * Past the screens, everybody is written to: a client about an account, its password and address, a guest about sold-out
 * units, a colleague about an account, the buyer about parcel, return and money. Leaves the guest's browser with the client.
 */
export async function haveEverybodyMailed(owner: Page, guest: Page, mails: readonly string[]): Promise<void> {
	const staff = await owner.evaluate(() => localStorage.getItem("token") ?? "");
	const call = async (method: "GET" | "POST" | "PATCH", path: string, data?: object, token?: string) => {
		const headers = { "idempotency-key": randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
		const answer = await guest.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
		expect({ path, ok: answer.ok(), text: answer.ok() ? "" : await answer.text() }).toEqual({
			path,
			ok: true,
			text: "",
		});
		return answer.json();
	};
	const person = newPerson();
	const newAddress = `otra.${person.email}`;
	await call("POST", "/client", { ...person, address: { ...person.address, zipCode: "28013" }, language: "es" });
	const { login_name, login_password, phone, email } = person;
	const { token } = await call("POST", "/login", { login_name, login_password });
	await call("PATCH", `/client/${phone}`, { email: newAddress, old_password: login_password }, token);
	await call("GET", `/client/resetPass?email=${encodeURIComponent(email)}`);

	const alert = "espera@example.com";
	await call("POST", "/products/1/alerts", { ColorName: "Azul", size: "38", email: alert, language: "es" });

	const employee = { user_name: "empleada", rol: "employee", email: "empleada@example.com" };
	const { id_user } = await call("POST", "/users/invitations", employee, staff);
	await call("POST", `/users/${id_user}/link`, {}, staff);
	await call("POST", "/settings/test-mail", { to: "prueba@example.com" }, staff);

	const buyer = "lucia@example.com";
	const orderToken = mails.map((mail) => /orders\/1\?token=([\w-]+)/.exec(mail)?.[1]).find(Boolean);
	const before = mailsTo(mails, buyer);
	await call("POST", "/orders/1/shipments", { lines: [{ line: 1, quantity: 1 }], carrier: "Correo" }, staff);
	const lines = [{ line: 1, quantity: 1, reason: "too_small" }];
	const { number } = await call("POST", "/orders/1/returns", { lines, orderToken });
	await call("POST", `/returns/${number}/approve`, {}, staff);
	await call("POST", "/orders/1/refund", {}, staff);

	const addresses = { client: email, alert, employee: employee.email, trial: "prueba@example.com" };
	for (const [who, address] of Object.entries(addresses))
		await expect
			.poll(() => mailsTo(mails, address), address)
			.toBeGreaterThanOrEqual(WRITTEN_TO[who as keyof typeof addresses]);
	await expect.poll(() => mailsTo(mails, buyer) - before).toBeGreaterThanOrEqual(WRITTEN_TO.buyer);

	await guest.evaluate((held) => localStorage.setItem("token", held), token);
}

const mailsTo = (mails: readonly string[], address: string) =>
	mails.filter((mail) => new RegExp(`^To: .*${address.replaceAll(".", "\\.")}`, "m").test(mail)).length;
