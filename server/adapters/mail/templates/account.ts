import en from "./account.messages.en.ts";
import es from "./account.messages.es.ts";
import { letter, type MailShop } from "./letter.ts";
import { hello } from "./plain-words.ts";

type Reader = { name: string };

const words = { en, es };

export function verificationMail(shop: MailShop, reader: Reader, url: string) {
	const { subject, welcome, action, notes } = words[shop.language].verification;
	const greeting = hello(shop, reader.name);
	return letter(shop, { subject, greeting, paragraphs: [welcome(shop.name)], action: { label: action, url }, notes });
}

export function resetMail(shop: MailShop, reader: Reader, url: string) {
	const { subject, asked, action, notes } = words[shop.language].reset;
	const greeting = hello(shop, reader.name);
	return letter(shop, { subject, greeting, paragraphs: [asked(shop.name)], action: { label: action, url }, notes });
}

/** Without a name: whoever reads it may not know the one who typed this address. */
export function newAddressMail(shop: MailShop, url: string) {
	const { subject, asked, action, notes } = words[shop.language].newAddress;
	const greeting = hello(shop, "");
	return letter(shop, { subject, greeting, paragraphs: [asked(shop.name)], action: { label: action, url }, notes });
}

export function addressAskedMail(shop: MailShop, reader: Reader, newAddress: string, url: string) {
	const { subject, asked, action, notes } = words[shop.language].addressAsked;
	const greeting = hello(shop, reader.name);
	const paragraphs = [asked(newAddress, shop.name)];
	return letter(shop, { subject, greeting, paragraphs, action: { label: action, url }, notes });
}

export function addressChangedMail(shop: MailShop, reader: Reader, newAddress: string) {
	const { subject, changed, notes } = words[shop.language].addressChanged;
	const greeting = hello(shop, reader.name);
	return letter(shop, { subject, greeting, paragraphs: [changed(newAddress, shop.name)], notes });
}

export function passwordChangedMail(shop: MailShop, reader: Reader, url: string) {
	const { subject, changed, action, notes } = words[shop.language].passwordChanged;
	const greeting = hello(shop, reader.name);
	return letter(shop, { subject, greeting, paragraphs: [changed(shop.name)], action: { label: action, url }, notes });
}

export function passkeyAddedMail(shop: MailShop, reader: Reader, url: string) {
	const { subject, added, action, notes } = words[shop.language].passkeyAdded;
	const greeting = hello(shop, reader.name);
	return letter(shop, { subject, greeting, paragraphs: [added(shop.name)], action: { label: action, url }, notes });
}
