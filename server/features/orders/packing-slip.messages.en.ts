const messages = {
	title: (orderId: number) => `Packing slip of order ${orderId}`,
	order: (orderId: number) => `Order ${orderId}`,
	goesTo: "Goes to",
	pickedUpBy: "Picked up by",
	quantity: "Quantity",
	piece: "Piece",
	giftFrom: (giver: string) => `A gift from ${giver}`,
};

export default messages;
