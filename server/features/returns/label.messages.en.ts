const messages = {
	title: (number: number) => `Return ${number}`,
	number: "Return",
	order: "Order",
	from: "From",
	goesTo: "Send to",
	piece: "Garment",
	quantity: "Quantity",
	instead: (piece: string) => `Exchange for ${piece}`,
	note: "Put this slip into the parcel with the garments.",
};

export default messages;
