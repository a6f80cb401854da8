const messages = {
	title: "Botón de arrepentimiento",
	lead: "You changed your mind? Say which order it is about, and we mail you the link with which you return it, exchange it, or cancel what has not left. You need no account.",
	order: "Order number",
	orderHint: "It is in the subject of our mails",
	orderWrong: "An order number is made of digits",
	email: "E-mail",
	emailHint: "The one you gave with the order",
	emailWrong: "Please check this address",
	send: "Mail me the link",
	sent: "If the two belong together, a mail with the link is on its way.",
	sentNote: "Look into your spam folder, too. Nothing has been cancelled yet: the link leads on.",
	client: "You have an account?",
	orders: "See your orders",
	terms: "How returns work",
};

export default messages;
