const messages = {
	title: "Keep this order in an account",
	text: (email: string) =>
		`Your name, phone and address come from the order. We mail a link to ${email}: once you have opened it, the order is in your account.`,
	loginName: "Login name",
	password: "Password",
	passwordHint: "8 characters or more",
	make: "Make an account",
	made: (email: string) => ({
		title: "Your account is ready",
		text: `Please open the link we have sent to ${email}: then this order is in your account.`,
	}),
	logInYourself: (email: string) => ({
		title: "Your account is ready",
		text: `Please log in, and open the link we have sent to ${email}.`,
	}),
	taken: (logIn: string) =>
		`There is an account with the phone or e-mail of this order already. [Log in](${logIn}), or ask for a new password there.`,
};

export default messages;
