const messages = {
	title: (orderId: number) => `Packing slip of order ${orderId}`,
	order: (orderId: number) => `Order ${orderId}`,
	goesTo: "Goes to",
	pickedUpBy: "Picked up by",
	quantity: "Quantity",
	piece: "Piece",
};

export default messages;
