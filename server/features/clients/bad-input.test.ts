import { beforeAll, describe, expect } from "vitest";
import { API_PREFIX } from "#core/calls/call.ts";
import { NewPassword } from "#core/contract/clients.ts";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import { addClient, addStaff, nextPhone } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

type Kind = keyof typeof BAD;
const MISSING = Symbol("left out");
const BAD = {
	empty: "",
	"10,000 characters": "a".repeat(10_000),
	NUL: "Ana\0",
	"line break": "ana@shop.test\r\nBcc: all@shop.test",
	emoji: "Ana María 😀",
	HTML: "<b>Ana</b>",
	"wrong type": { $ne: null },
	"a list": ["ana@shop.test", "eva@shop.test"],
	"null itself": null,
	missing: MISSING,
} as const;
const kinds = Object.keys(BAD) as Kind[];

/** Fields that hold what people write themselves take signs that names and addresses cannot have. */
const FREE_TEXT: Kind[] = ["empty", "line break", "emoji", "HTML", "missing"];
const PASSWORD_TEXT: Kind[] = ["line break", "emoji", "HTML"];
const NAME_TO_LOG_IN: Kind[] = ["line break", "emoji", "HTML"];

type Case = { field: string; allowed?: Kind[]; message?: string };
type Form = {
	call: string;
	method: "POST" | "PATCH" | "PUT" | "DELETE";
	path: () => string;
	as?: "client" | "admin";
	body: () => object;
	fields: Case[];
};

const address = {
	streetNumber: "Mitre 10",
	provinceDepartment: "Salta",
	city: "Salta",
	zipCode: "4400",
	particularDetails: "",
};
const person = () => {
	const phone = nextPhone();
	return { name: "Ana", lastname: "Prueba", phone, email: `a${phone}@shop.test`, address };
};

let client: Awaited<ReturnType<typeof addClient>>;
let admin: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
	client = await addClient(shop);
	admin = await addStaff(shop, "admin");
});

const contact: Case[] = [
	{ field: "phone", message: signUpMessages.phone },
	{ field: "email", message: signUpMessages.email },
	{ field: "address.streetNumber", message: signUpMessages.streetNumber },
	{ field: "address.provinceDepartment", message: signUpMessages.provinceDepartment },
	{ field: "address.zipCode", message: signUpMessages.zipCode },
	{ field: "address.particularDetails", allowed: FREE_TEXT },
];
const optional = (cases: Case[]): Case[] =>
	cases.map(({ field, allowed = [], ...rest }) => ({ field, allowed: [...allowed, "missing"], ...rest }));
const names: Case[] = [
	{ field: "name", message: signUpMessages.name },
	{ field: "lastname", message: signUpMessages.lastname },
	{ field: "address.city", message: signUpMessages.city },
];

const forms: Form[] = [
	{
		call: "signing up",
		method: "POST",
		path: () => "/client",
		body: () => ({ ...person(), login_name: `ana${nextPhone()}`, login_password: "a long password" }),
		fields: [...contact, ...names, { field: "login_name" }, { field: "login_password", allowed: PASSWORD_TEXT }],
	},
	{ call: "a guest's record", method: "POST", path: () => "/client", body: person, fields: [...contact, ...names] },
	{
		call: "changing one's data",
		method: "PATCH",
		path: () => `/client/${client.phone}`,
		as: "client",
		body: () => ({ name: "Ana", address: {} }),
		fields: optional([...contact, ...names, { field: "login_name" }]),
	},
	{
		call: "changing the password",
		method: "PATCH",
		path: () => `/client/${client.phone}`,
		as: "client",
		body: () => ({ login_password: "a long password", old_password: "not the right one" }),
		fields: [
			{ field: "login_password", allowed: [...PASSWORD_TEXT, "missing"] },
			{ field: "old_password", allowed: [...PASSWORD_TEXT, "missing"] },
		],
	},
	{
		call: "logging in",
		method: "POST",
		path: () => "/login",
		body: () => ({ login_name: `nobody${nextPhone()}`, login_password: "not the right one" }),
		fields: [
			{ field: "login_name", allowed: NAME_TO_LOG_IN, message: signUpMessages.loginName },
			{ field: "login_password", allowed: PASSWORD_TEXT, message: signUpMessages.password },
		],
	},
	{
		call: "logging in as staff",
		method: "POST",
		path: () => "/login/admin",
		body: () => ({ user_name: `nobody${nextPhone()}`, user_password: "not the right one" }),
		fields: [
			{ field: "user_name", allowed: NAME_TO_LOG_IN },
			{ field: "user_password", allowed: PASSWORD_TEXT },
		],
	},
	{
		call: "deleting an account",
		method: "DELETE",
		path: () => `/client/${client.phone}`,
		as: "client",
		body: () => ({ login_password: "not the right one" }),
		fields: [{ field: "login_password", allowed: PASSWORD_TEXT }],
	},
	{
		call: "verifying an address",
		method: "PATCH",
		path: () => "/client/verify",
		body: () => ({ token: "unknown" }),
		fields: [{ field: "token", allowed: ["NUL", "line break", "emoji", "HTML"] }],
	},
	{
		call: "making a user",
		method: "POST",
		path: () => "/users",
		as: "admin",
		body: () => ({ user_name: `user${nextPhone()}`, user_password: "a long password", rol: "employee" }),
		fields: [{ field: "user_name" }, { field: "user_password", allowed: PASSWORD_TEXT }, { field: "rol" }],
	},
	{
		call: "changing a role",
		method: "PUT",
		path: () => "/users",
		as: "admin",
		body: () => ({ id_user: 999_999, rol: "employee" }),
		fields: [{ field: "id_user" }, { field: "rol" }],
	},
	{
		call: "deleting a user",
		method: "DELETE",
		path: () => "/users",
		as: "admin",
		body: () => ({ id_user: 999_999 }),
		fields: [{ field: "id_user" }],
	},
];

function withField(body: object, field: string, value: unknown): object {
	const copy = structuredClone(body) as Record<string, Record<string, unknown>>;
	const [first = "", second] = field.split(".");
	const holder = (second ? copy[first] : copy) as Record<string, unknown>;
	if (value === MISSING) delete holder[second ?? first];
	else holder[second ?? first] = value;
	return copy;
}

async function send({ method, path, as }: Form, payload: object) {
	const token = as === "client" ? client.token : as === "admin" ? admin.token : undefined;
	const response = await shop.app.inject({
		method,
		url: API_PREFIX + path(),
		payload,
		headers: token ? { authorization: `Bearer ${token}` } : {},
	});
	return { status: response.statusCode, data: response.json() as { code?: string; fields?: Record<string, string> } };
}

describe.each(forms)("$call", (form) => {
	test.each(form.fields)("refuses bad input as $field, and names it", async ({ field, allowed = [], message }) => {
		for (const kind of kinds) {
			const { status, data } = await send(form, withField(form.body(), field, BAD[kind]));
			if (allowed.includes(kind)) {
				expect(data.fields ?? {}, `${field}: ${kind}`).not.toHaveProperty([field]);
				expect(status).toBeLessThan(500);
				continue;
			}
			expect({ status, code: data.code }, `${field}: ${kind}`).toEqual({ status: 400, code: "invalid_input" });
			expect(Object.keys(data.fields ?? {}), `${field}: ${kind}`).toEqual([field]);
			if (message) expect(data.fields?.[field]).toBe(message);
		}
	});
});

test("a whole address left out names each of its fields", async () => {
	const { address: _, ...body } = { ...person(), login_name: "ana", login_password: "a long password" };
	const form = forms[0] as Form;
	const { status, data } = await send(form, body);
	expect(status).toBe(400);
	expect(Object.keys(data.fields ?? {}).sort()).toEqual([
		"address.city",
		"address.provinceDepartment",
		"address.streetNumber",
		"address.zipCode",
	]);
});

test.each([12345, 1_000_000_000_000_000, -1155550100, 1155550100.5, "+54 11 5555", "1e9", "0", 0])(
	"%j is no phone number",
	async (phone) => {
		const { status, data } = await send(forms[0] as Form, { ...(forms[0] as Form).body(), phone });
		expect(status).toBe(400);
		expect(data.fields).toEqual({ phone: signUpMessages.phone });
	},
);

test.each([
	"ana",
	"ana@",
	"@shop.test",
	"ana@shop",
	"ana@shop..test",
	"ana shop@test.com",
	'"ana"@shop.test',
	"ana@shop.test,eva@shop.test",
	"Ana <ana@shop.test>",
])("%j is no e-mail address", async (email) => {
	const { data } = await send(forms[0] as Form, { ...(forms[0] as Form).body(), email });
	expect(data.fields).toEqual({ email: signUpMessages.email });
});

test("a password needs eight characters, and any eight will do", async () => {
	expect(NewPassword.safeParse("1234567").error?.issues[0]?.message).toBe(accountMessages.passwordTooShort);
	for (const fine of ["12345678", "        ", "😀😀😀😀😀😀😀😀", "ñ".repeat(500)]) {
		expect(NewPassword.safeParse(fine).success).toBe(true);
	}
	expect(NewPassword.safeParse("ñ".repeat(513)).success).toBe(false);
});
