const messages = {
	title: "Log in",
	username: "Username",
	usernameHint: "Your login name or your e-mail address",
	password: "Password",
	remember: "Remember me",
	logIn: "Login",
	withPasskey: "Sign in with a passkey",
	failed: "Ups!",
	known: (email: string) =>
		`There already is an account with ${email}. Log in to it once, and both ways lead to it from then on.`,
	joinedLater: "Please verify your e-mail address. After that, sign in this way once more and both ways lead here.",
	newHere: "New here?",
	signUp: "Sign Up",
	forgot: "Forgot your password?",
	forgotNote: "We send you a link to choose a new one.",
	email: "E-mail",
	send: "Send",
};

export default messages;
