const messages = {
	action: "Correct the address",
	title: "Correct the address",
	note: "The shopper gets a mail with the new address; the timeline keeps the old one. Nothing is charged.",
	streetNumber: "Street and number",
	city: "City",
	provinceDepartment: "Province",
	zipCode: "Zip code",
	zipCodeHint: (digits: number) => `${digits} digits`,
	particularDetails: "Details (floor, flat)",
	save: "Save and tell the shopper",
	saved: "The address was corrected, the shopper is told",
	event: (from: string, to: string) => `Address corrected: ${from} → ${to}`,
};

export default messages;
