const messages = {
	title: "Your code, please",
	lead: (shop: string) => `Open your authenticator app and type the six digits it shows for ${shop}.`,
	code: "Code",
	hint: "No phone at hand? A recovery code does it, too.",
	next: "Continue",
	somebodyElse: "Log in as somebody else",
	alert: "Alert!",
};

export default messages;
