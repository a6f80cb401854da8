import { letter, type MailShop } from "../../adapters/mail/templates/letter.ts";

export function secondFactorOffMail(shop: MailShop, userName: string, byAdmin: string | null) {
	return letter(shop, {
		subject: "The second factor of your staff account is off",
		greeting: `Hello ${userName},`,
		paragraphs: [
			byAdmin
				? `${byAdmin} switched the second factor of your staff account at ${shop.name} off. You log in with your password alone until you set one up again.`
				: `The second factor of your staff account at ${shop.name} was switched off. You log in with your password alone.`,
		],
		notes: ["You know nothing of this? Then please tell the owner of the shop at once."],
	});
}

export function recoveryCodeUsedMail(shop: MailShop, userName: string, left: number) {
	return letter(shop, {
		subject: "A recovery code of your staff account was used",
		greeting: `Hello ${userName},`,
		paragraphs: [`Somebody, hopefully you, logged in with one of your recovery codes. ${left} of them are left.`],
		notes: ["It was not you? Change your password, make new recovery codes, and tell the owner of the shop."],
	});
}
