import { passkeys } from "#core/contract/passkeys.ts";
import { addClient, addStaff } from "../actors.ts";
import { SoftwareAuthenticator } from "../authenticator.ts";
import { addPasskey, askToSign } from "../passkeys.ts";
import { everyone, type Permissions, type World } from "./table.ts";

/** Clients and staff; of somebody else's passkey there is nothing for either. */
const members = (status: number, others = status) =>
	everyone(status, {
		visitor: 401,
		deletedClient: 401,
		expiredToken: 401,
		demotedAdmin: 401,
		otherClient: others,
		employee: others,
		barredEmployee: others,
		admin: others,
	});

/** The owner may be somebody who can add none yet; then it is another's. */
async function ownedPasskey({ shop, owner }: World) {
	const { status } = await shop.call(passkeys.addOptions, { body: {} }, owner.token);
	const { token } = status === 200 ? owner : await addClient(shop);
	return addPasskey(shop, token);
}

const nothingToSign = {
	challenge: "never-given-out",
	rp: { id: "shop.test", name: "" },
	user: { id: "x", name: "", displayName: "" },
	pubKeyCredParams: [],
	timeout: 1,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
	attestation: "none",
} as const;

export const passkeyPermissions: Permissions = {
	"passkeys.list": { expect: members(200) },
	"passkeys.addOptions": { given: () => ({ body: {} }), expect: { ...members(200), unverified: 403 } },
	"passkeys.add": {
		given: async ({ shop, owner }) => {
			const { data, status } = await shop.call(passkeys.addOptions, { body: {} }, owner.token);
			const options = status === 200 ? data : { ...nothingToSign, pubKeyCredParams: [], excludeCredentials: [] };
			return { body: { response: new SoftwareAuthenticator().make(options), name: "My phone" } };
		},
		expect: { ...members(201, 410), unverified: 410 },
	},
	"passkeys.rename": {
		given: async (world) => ({ params: { id: (await ownedPasskey(world)).id }, body: { name: "My laptop" } }),
		expect: { ...members(200, 404), unverified: 404 },
	},
	"passkeys.remove": {
		given: async (world) => ({ params: { id: (await ownedPasskey(world)).id } }),
		expect: { ...members(200, 404), unverified: 404 },
	},
	"passkeys.logInOptions": { expect: everyone(200) },
	"passkeys.logIn": {
		given: async (world) => {
			const { device } = await ownedPasskey(world);
			return { body: { response: device.sign(await askToSign(world.shop)) } };
		},
		expect: everyone(200, { deletedClient: 401 }),
	},
	"passkeys.logInStaff": {
		given: async ({ shop }) => {
			const { device } = await addPasskey(shop, (await addStaff(shop, "employee")).token);
			return { body: { response: device.sign(await askToSign(shop)) } };
		},
		expect: everyone(200),
	},
};
