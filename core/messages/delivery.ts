export const deliveryMessages = {
	/** To the owner who sets the ways of delivery. */
	id: "An id is made of small letters, digits and hyphens",
	sameId: "Two ways of delivery have this id",
	pickupZones: "Who picks up comes from anywhere: leave the zones out",
	country: "A country is two capital letters, like AR",
	zip: "Give a zip code (2000), how it begins (14*) or a range (1000-1499)",
	days: "The fewest days come first",
	cents: "At most two decimals",
	/** To the shopper. */
	gone: "This way of delivery is no longer offered. Please choose another one.",
	notThere: (name: string) => `${name} does not reach this address. Please choose another way or another address.`,
	nowhere: "We do not deliver to this address. Please use another address.",
} as const;
