const messages = {
	title: "Sign up",
	description: "Make an account to follow your orders and keep your lists.",
	lead: (logIn: string) => `Follow your orders and keep your lists. You have an account? [Log in](${logIn})`,
	howYouLogIn: "How you log in",
	created: (email: string) => ({
		title: "Congratulations!",
		text: `Your account has been created. Please open the link we have sent to ${email} to verify it.`,
	}),
	onceRight: "Once every field is right, you can sign up here.",
	signUp: "Sign Up",
};

export default messages;
