const messages = {
	title: "Profile",
	loggedInAs: (name: string, loginName: string) => `${name}, logged in as ${loginName}`,
	mailed: (email: string) => `We've sent an email to ${email}`,
	verified: "Your e-mail address is verified.",
	notVerified: "Your e-mail address is not verified yet.",
	openLink: (email: string) => `Please open the link we have sent to ${email}.`,
	mailAgain: "Send the mail again",
	yourPassword: "Your password",
	passwordHint: "Asked for to change your e-mail, phone or login name",
	save: "Save changes",
	saved: "Saved",
	savedAndMailed: (email: string) => `Saved. Please open the link we have sent to ${email}`,
	yourData: {
		title: "Your data",
		text: "Take along a file with everything we know about you, or delete your account. Orders that are on their way still arrive.",
		export: "Export my data",
		delete: "Delete account",
	},
	deletion: {
		title: "Delete your account?",
		text: "Your lists, your cart and your log-in go at once and cannot be brought back.",
		yes: "Delete my account",
		no: "Keep it",
		done: "Success!",
	},
};

export default messages;
