const messages = {
	subject: (shop: string) => `A test mail of ${shop}`,
	paragraph: "This is how mails of the shop look. Whoever reads it knows that they arrive.",
};

export default messages;
