import { letter, type MailShop } from "./letter.ts";
import { hello } from "./plain-words.ts";

type Reader = { name: string };

export function verificationMail(shop: MailShop, reader: Reader, url: string) {
	return letter(shop, {
		subject: "Please verify your e-mail address",
		greeting: hello(reader.name),
		paragraphs: [
			`Welcome to ${shop.name}. Please confirm that this address is yours, so that the news about your orders reaches you.`,
		],
		action: { label: "Verify my address", url },
		notes: ["The link works for seven days.", "You did not sign up? Then there is nothing to do."],
	});
}

export function resetMail(shop: MailShop, reader: Reader, url: string) {
	return letter(shop, {
		subject: "Choose a new password",
		greeting: hello(reader.name),
		paragraphs: [`Somebody, hopefully you, asked for a new password for your account at ${shop.name}.`],
		action: { label: "Choose a new password", url },
		notes: [
			"The link works once, for 60 minutes.",
			"It was not you? Your password is unchanged and there is nothing to do.",
		],
	});
}

/** Without a name: whoever reads it may not know the one who typed this address. */
export function newAddressMail(shop: MailShop, url: string) {
	return letter(shop, {
		subject: "Please confirm your new e-mail address",
		greeting: "Hello,",
		paragraphs: [`Somebody, hopefully you, wants to use this address for an account at ${shop.name}.`],
		action: { label: "Confirm this address", url },
		notes: ["The link works once, for one day.", "It was not you? Then there is nothing to do."],
	});
}

export function addressAskedMail(shop: MailShop, reader: Reader, newAddress: string, url: string) {
	return letter(shop, {
		subject: "A new e-mail address was asked for",
		greeting: hello(reader.name),
		paragraphs: [
			`Somebody, hopefully you, wants to use ${newAddress} for your account at ${shop.name}. This address stays until the new one is confirmed.`,
		],
		action: { label: "Open the shop", url },
		notes: [
			"It was not you? Ask for a new password with 'forgot password' on the log-in page: it cancels this change and logs out every device.",
		],
	});
}

export function addressChangedMail(shop: MailShop, reader: Reader, newAddress: string) {
	return letter(shop, {
		subject: "Your e-mail address was changed",
		greeting: hello(reader.name),
		paragraphs: [
			`The e-mail address of your account at ${shop.name} is now ${newAddress}. Mails about it go there from now on.`,
		],
		notes: ["It was not you? Then somebody else has your password: please answer this mail at once."],
	});
}

export function passwordChangedMail(shop: MailShop, reader: Reader, url: string) {
	return letter(shop, {
		subject: "Your password was changed",
		greeting: hello(reader.name),
		paragraphs: [`The password of your account at ${shop.name} was changed, and all devices were logged out.`],
		action: { label: "Open the shop", url },
		notes: ["It was not you? Ask for a new password with 'forgot password' on the log-in page."],
	});
}

export function passkeyAddedMail(shop: MailShop, reader: Reader, url: string) {
	return letter(shop, {
		subject: "A passkey was added to your account",
		greeting: hello(reader.name),
		paragraphs: [`A new passkey now opens your account at ${shop.name}, without the password.`],
		action: { label: "See your passkeys", url },
		notes: [
			"It was not you? Ask for a new password with 'forgot password' on the log-in page: that removes every passkey and logs all devices out.",
		],
	});
}
