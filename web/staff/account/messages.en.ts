import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "My account",
	loggedInAs: "Logged in as",
	setUp:
		"This shop asks its staff for a second factor. Set up an app or add a passkey below, then everything is open to you.",
	what: "Your account",
	password: "Password",
	address: {
		title: "E-mail address",
		email: "E-mail",
		password: "Your password",
		known: "News about your account goes here.",
		none: "You have none yet: without it a forgotten password cannot be mailed.",
		save: "Save address",
		saved: "Your e-mail address has been saved",
	},
	secondFactor: {
		title: "Second factor",
		isOn: (day: string, codesLeft: number) =>
			`On since ${day}: a log-in needs your password and a code of your app. ${plural(codesLeft, { one: "1 recovery code is", other: `${codesLeft} recovery codes are` })} left.`,
		isOff:
			"Off: your password alone is enough to log in. With an authenticator app on your phone, a stolen password is not.",
		newCodes: "New recovery codes",
		switchOff: "Switch off",
		setUp: "Set up an app",
		renew: {
			title: "Make new recovery codes?",
			text: "The ones you have stop working.",
			yes: "Make new ones",
			no: "Keep mine",
		},
		end: {
			title: "Switch the second factor off?",
			text: "Your password alone will be enough to log in. Your recovery codes stop working.",
			yes: "Switch off",
			no: "Keep it",
		},
	},
	app: {
		scan: "1. Scan this with your authenticator app, or type the key into it.",
		qr: "QR code for your app",
		key: "Key:",
		type: "2. Type the six digits the app shows.",
		code: "Code",
		switchOn: "Switch on",
		cancel: "Cancel",
	},
	codes: {
		title: "Keep these recovery codes",
		note: "Each logs you in once, without your phone. They are not shown again: print them, or keep them where you keep your passwords.",
		list: "Recovery codes",
		copy: "Copy",
		copied: "Copied",
		notCopied: "This browser does not let pages copy. Please write them down.",
		done: "I have kept them",
	},
};

export default messages;
