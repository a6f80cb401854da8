const messages = {
	title: "Security",
	email: {
		title: "E-mail address",
		goTo: (email: string) => `Mails go to ${email}.`,
		goToAndLogIn: (email: string) => `Mails go to ${email}, and you can log in with it.`,
		change: "Change it above, among your data. The new address is confirmed by mail.",
		pending: (email: string) => `${email} takes its place once you open the link we have sent there.`,
		mailed: (email: string) => `We've sent an email to ${email}`,
		mailAgain: "Send the link again",
		cancel: "Cancel the change",
		stays: "Your e-mail address stays as it is",
	},
	password: { title: "Change your password", changed: "Your password has been changed" },
	others: {
		title: "Sign-in by others",
		what: "Who else signs you in",
		none: "Nobody else signs you in. You log in with your password.",
		ask: (name: string) => `Unlink ${name}?`,
		text: "You then log in without it.",
		yes: "Unlink",
		no: "Keep",
		done: (name: string) => `${name} no longer opens your account`,
		since: (day: string) => `Since ${day}`,
		unlink: (name: string) => `Unlink ${name}`,
	},
};

export default messages;
