const messages = {
	findHint: "Type part of its name",
	nothing: "No product on sale is called so",
	failed: "Could not be looked up. Please type again.",
	add: (product: string) => `Add ${product}`,
	gone: (id: number) => `Product ${id}, no longer on sale`,
	unread: (id: number) => `Product ${id}, which could not be read just now`,
};

export default messages;
