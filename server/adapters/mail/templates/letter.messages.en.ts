const messages = {
	/** How numbers and dates are written. */
	locale: "en",
	hello: (name: string) => `Hello ${name},`,
	helloNobody: "Hello,",
	orOpen: "Or open this address:",
};

export default messages;
