import { passkeys } from "#core/contract/passkeys.ts";
import type { TestShop } from "./app.ts";
import { SoftwareAuthenticator } from "./authenticator.ts";

/** A passkey of whoever holds the token, on a device of its own. */
export async function addPasskey(shop: TestShop, token: string, name = "My phone") {
	const device = new SoftwareAuthenticator();
	const options = await shop.call(passkeys.addOptions, { body: {} }, token);
	if (options.status !== 200) throw new Error(`no passkey can be added: ${JSON.stringify(options.data)}`);
	const { data, status } = await shop.call(
		passkeys.add,
		{ body: { response: device.make(options.data), name } },
		token,
	);
	if (status !== 201) throw new Error(`no passkey was added: ${JSON.stringify(data)}`);
	return { device, id: data.id };
}

/** What a device is asked to sign for a log-in. */
export async function askToSign(shop: TestShop) {
	return (await shop.call(passkeys.logInOptions, {})).data;
}
