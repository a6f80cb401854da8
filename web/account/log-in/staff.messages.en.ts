const messages = {
	title: "Staff log in",
	lead: "For those who run the shop.",
	alert: "Alert!",
	lookInMailbox: "Look into your mailbox",
	forgotNote: "We mail a link to the address of your staff account. Without one, please ask an admin.",
};

export default messages;
