const messages = {
	verification: {
		subject: "Please verify your e-mail address",
		welcome: (shop: string) =>
			`Welcome to ${shop}. Please confirm that this address is yours, so that the news about your orders reaches you.`,
		action: "Verify my address",
		notes: ["The link works for seven days.", "You did not sign up? Then there is nothing to do."],
	},
	reset: {
		subject: "Choose a new password",
		asked: (shop: string) => `Somebody, hopefully you, asked for a new password for your account at ${shop}.`,
		action: "Choose a new password",
		notes: [
			"The link works once, for 60 minutes.",
			"It was not you? Your password is unchanged and there is nothing to do.",
		],
	},
	newAddress: {
		subject: "Please confirm your new e-mail address",
		asked: (shop: string) => `Somebody, hopefully you, wants to use this address for an account at ${shop}.`,
		action: "Confirm this address",
		notes: ["The link works once, for one day.", "It was not you? Then there is nothing to do."],
	},
	addressAsked: {
		subject: "A new e-mail address was asked for",
		asked: (address: string, shop: string) =>
			`Somebody, hopefully you, wants to use ${address} for your account at ${shop}. This address stays until the new one is confirmed.`,
		action: "Open the shop",
		notes: [
			"It was not you? Ask for a new password with 'forgot password' on the log-in page: it cancels this change and logs out every device.",
		],
	},
	addressChanged: {
		subject: "Your e-mail address was changed",
		changed: (address: string, shop: string) =>
			`The e-mail address of your account at ${shop} is now ${address}. Mails about it go there from now on.`,
		notes: ["It was not you? Then somebody else has your password: please answer this mail at once."],
	},
	passwordChanged: {
		subject: "Your password was changed",
		changed: (shop: string) => `The password of your account at ${shop} was changed, and all devices were logged out.`,
		action: "Open the shop",
		notes: ["It was not you? Ask for a new password with 'forgot password' on the log-in page."],
	},
	passkeyAdded: {
		subject: "A passkey was added to your account",
		added: (shop: string) => `A new passkey now opens your account at ${shop}, without the password.`,
		action: "See your passkeys",
		notes: [
			"It was not you? Ask for a new password with 'forgot password' on the log-in page: that removes every passkey and logs all devices out.",
		],
	},
};

export default messages;
