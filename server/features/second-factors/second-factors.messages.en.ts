import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	off: {
		subject: "The second factor of your staff account is off",
		byAdmin: (admin: string, shop: string) =>
			`${admin} switched the second factor of your staff account at ${shop} off. You log in with your password alone until you set one up again.`,
		byYou: (shop: string) =>
			`The second factor of your staff account at ${shop} was switched off. You log in with your password alone.`,
		notes: ["You know nothing of this? Then please tell the owner of the shop at once."],
	},
	codeUsed: {
		subject: "A recovery code of your staff account was used",
		used: (left: number) =>
			`Somebody, hopefully you, logged in with one of your recovery codes. ${plural(left, { one: "1 of them is left.", other: `${left} of them are left.` })}`,
		notes: ["It was not you? Change your password, make new recovery codes, and tell the owner of the shop."],
	},
};

export default messages;
