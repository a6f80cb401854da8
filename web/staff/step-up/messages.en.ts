const messages = {
	title: "Please confirm that it is you",
	why: "You logged in a while ago, and this is something only you should do.",
	ways: { password: "Use my password", code: "Use a code of my app", passkey: "Use a passkey" },
	withPasskey: "Confirm with a passkey",
	password: "Your password",
	code: "Code",
	codeHint: "No phone at hand? A recovery code does it, too.",
	confirm: "Confirm",
};

export default messages;
