const NOT_YOU = "It was not you? Then please tell the owner of the shop at once.";

const messages = {
	invitation: {
		subject: (shop: string) => `You are invited to the staff of ${shop}`,
		paragraph: (userName: string) => `Your user name is ${userName}. Choose a password, and you can log in with both.`,
		action: "Choose a password",
		notes: ["The link works once, for 72 hours.", "You know nothing of this? Then there is nothing to do."],
	},
	reset: {
		subject: "Choose a new staff password",
		paragraph: (userName: string, shop: string) =>
			`A new password was asked for, for the staff user ${userName} of ${shop}.`,
		action: "Choose a new password",
		notes: [
			"The link works once, for 30 minutes.",
			"It was not you? Your password is unchanged and there is nothing to do.",
		],
	},
	passwordChanged: {
		subject: "Your staff password was changed",
		paragraph: (shop: string) =>
			`The password of your staff account at ${shop} was changed, and other devices were logged out.`,
		notes: [NOT_YOU],
	},
	addressChanged: {
		subject: "The e-mail address of your staff account was changed",
		paragraph: (shop: string, email: string) => `Mails about your staff account at ${shop} now go to ${email}.`,
		notes: [NOT_YOU],
	},
};

export default messages;
