import { addStaff, nextPhone, PASSWORD } from "../actors.ts";
import { adminsOnly, anyStaff, everyone, type Permissions } from "./table.ts";

const freshEmail = () => `staff${nextPhone()}@shop.test`;

export const staffAccountPermissions: Permissions = {
	"secondFactors.begin": { expect: anyStaff(201) },
	"secondFactors.confirm": { given: () => ({ body: { code: "123456" } }), expect: anyStaff(409) },
	"secondFactors.switchOff": { expect: anyStaff(200) },
	"secondFactors.renewCodes": { expect: anyStaff(409) },
	"secondFactors.reset": {
		given: async ({ shop }) => ({ params: { id: (await addStaff(shop, "employee")).id } }),
		expect: adminsOnly(200),
	},
	"sessions.logInSecond": { given: () => ({ body: { ticket: "unknown", code: "123456" } }), expect: everyone(410) },

	"staffAccounts.mine": { expect: anyStaff(200) },
	"staffAccounts.changeEmail": {
		given: () => ({ body: { email: freshEmail(), old_password: PASSWORD } }),
		expect: anyStaff(200),
	},
	"staffAccounts.changePassword": {
		given: () => ({ body: { old_password: PASSWORD, user_password: "another long password" } }),
		expect: anyStaff(200),
	},
	"staffAccounts.confirm": { given: () => ({ body: { password: PASSWORD } }), expect: anyStaff(200) },
	"staffAccounts.sessions": { expect: anyStaff(200) },
	"staffAccounts.endOtherSessions": { expect: anyStaff(200) },
	"staffAccounts.endSession": { given: () => ({ params: { id: 999_999_999 } }), expect: anyStaff(404) },
	"staffAccounts.invite": {
		given: () => ({ body: { user_name: `invited${nextPhone()}`, rol: "employee", email: freshEmail() } }),
		expect: adminsOnly(201),
	},
	"staffAccounts.mailLink": {
		given: async ({ shop }) => ({ params: { id: (await addStaff(shop, "employee", { email: freshEmail() })).id } }),
		expect: adminsOnly(200),
	},
	"staffAccounts.requestReset": { given: () => ({ body: { email: freshEmail() } }), expect: everyone(200) },
	"staffAccounts.findLink": { given: () => ({ body: { token: "unknown" } }), expect: everyone(410) },
	"staffAccounts.choosePassword": {
		given: () => ({ body: { token: "unknown", user_password: "a long password" } }),
		expect: everyone(410),
	},
};
