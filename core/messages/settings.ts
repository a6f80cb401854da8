export const settingMessages = {
	contact: "Give an e-mail address or the address of a page that begins with https://",
	changed: "The settings were changed by somebody else meanwhile. Please look at them again.",
	deliveryId: "An id is made of small letters, digits and hyphens",
	sameDeliveryId: "Two ways of delivery have the same id",
	deliveryName: "Give it a name",
	pickupZones: "Who picks up comes from anywhere: leave the zones out",
	country: "A country is two capital letters, like AR",
	province: "Give the name of a province",
	zip: "Give a zip code (2000), how it begins (14*) or a range (1000-1499)",
	days: "The fewest days come first",
	cents: "At most two decimals",
} as const;
