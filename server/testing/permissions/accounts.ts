import { sessions } from "#core/contract/sessions.ts";
import { identity } from "../../db/schema.ts";
import { addStaff, nextPhone, PASSWORD } from "../actors.ts";
import { adminsOnly, anyStaff, clientsOnly, everyone, type Permissions, selfOnly, staffOnly } from "./table.ts";

const address = { streetNumber: "Mitre 10", provinceDepartment: "Salta", city: "Salta", zipCode: "4400" };
const flow = "a-flow-of-more-than-22-characters";

export const accountPermissions: Permissions = {
	"auth.providers": { expect: everyone(200) },
	"auth.start": { given: () => ({ params: { provider: "google" }, query: { flow } }), expect: everyone(302) },
	"auth.callback": { given: () => ({ params: { provider: "google" } }), expect: everyone(410) },
	"auth.finish": { given: () => ({ body: { flow, code: "unknown" } }), expect: everyone(410) },

	"clients.add": {
		given: () => {
			const phone = nextPhone();
			return { body: { name: "Ana", lastname: "Guest", phone, email: `guest${phone}@shop.test`, address } };
		},
		expect: everyone(201),
	},
	"clients.list": { expect: staffOnly(200) },
	"clients.export": { expect: adminsOnly(200) },
	"clients.me": { expect: clientsOnly(200) },
	"clients.exportMine": { expect: clientsOnly(200) },
	"clients.verify": { given: () => ({ body: { token: "unknown" } }), expect: everyone(404) },
	"clients.resendVerification": { expect: clientsOnly(200) },
	"clients.resendNewEmail": { expect: clientsOnly(200) },
	"clients.cancelNewEmail": { expect: clientsOnly(200) },
	"clients.requestReset": {
		given: () => ({ query: { email: `nobody${nextPhone()}@shop.test` } }),
		expect: everyone(404),
	},
	"clients.edit": {
		given: ({ owner }) => ({ params: { clientPhone: owner.phone }, body: { name: "Eva" } }),
		expect: selfOnly(200),
	},
	"clients.remove": {
		given: ({ owner }) => ({ params: { id: owner.phone }, body: { login_password: PASSWORD } }),
		expect: selfOnly(200),
	},

	"sessions.logIn": {
		given: ({ owner }) => ({ body: { login_name: owner.loginName, login_password: PASSWORD } }),
		expect: everyone(200, { deletedClient: 401 }),
	},
	"sessions.logInStaff": {
		given: async ({ shop }) => {
			const { userName } = await addStaff(shop, "employee");
			return { body: { user_name: userName, user_password: PASSWORD } };
		},
		expect: everyone(200),
	},
	"sessions.logOut": { expect: everyone(200) },
	"sessions.list": { expect: clientsOnly(200) },
	"sessions.endOthers": { expect: clientsOnly(200) },
	"sessions.end": {
		given: async ({ shop, owner }) => {
			const { data } = await shop.call(sessions.list, {}, owner.token);
			return { params: { id: data[0]?.id } };
		},
		expect: clientsOnly(200, { otherClient: 404 }),
	},

	"identities.list": { expect: clientsOnly(200) },
	"identities.unlink": {
		given: async ({ shop, owner }) => {
			const known = { issuer: "https://third.test", subject: String(owner.id) };
			await shop.db.insert(identity).values({ ...known, clientId: owner.id });
			return { body: known };
		},
		expect: clientsOnly(200, { otherClient: 404 }),
	},

	"users.me": { expect: anyStaff(200) },
	"users.list": { expect: staffOnly(200) },
	"users.add": {
		given: () => ({ body: { user_name: `user${nextPhone()}`, user_password: "a long password", rol: "admin" } }),
		expect: adminsOnly(201),
	},
	"users.changeRole": {
		given: async ({ shop }) => ({ body: { id_user: (await addStaff(shop, "employee")).id, rol: "admin" } }),
		expect: adminsOnly(200),
	},
	"users.remove": {
		given: async ({ shop }) => ({ body: { id_user: (await addStaff(shop, "employee")).id } }),
		expect: adminsOnly(200),
	},
};
