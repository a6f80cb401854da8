const messages = {
	title: "Payment by link",
	waits: (moment: string) => `Waits to be paid by its link until ${moment}`,
	text: "Its pieces are set aside. What is not paid by then is cancelled by itself; a refused card can be followed by another.",
	copy: "Copy the link",
	copied: "The link is copied",
	mail: "Mail the link again",
	mailed: (email: string) => `The link is on its way to ${email}`,
};

export default messages;
