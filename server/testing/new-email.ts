import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { mailedToken, PASSWORD, type TestClient } from "./actors.ts";
import type { TestShop } from "./app.ts";

/** A client asks, with the password, for another e-mail address. */
export const askNewEmail = (shop: TestShop, { phone, token }: TestClient, email: string) =>
	shop.call(clients.edit, { params: { clientPhone: phone }, body: { email, old_password: PASSWORD } }, token);

/** The link mailed to a new address is opened. */
export const openNewEmail = async (shop: TestShop, email: string) =>
	shop.call(clients.verify, { body: { token: await mailedToken(shop, email, "new-address") } });

/** A client takes another e-mail address: asks for it and opens the link. */
export async function takeNewEmail(shop: TestShop, who: TestClient, email: string): Promise<void> {
	expect((await askNewEmail(shop, who, email)).status).toBe(200);
	expect((await openNewEmail(shop, email)).status).toBe(200);
}
