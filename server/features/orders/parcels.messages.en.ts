const messages = {
	whole: (orderId: number) => `Your order ${orderId} is on its way`,
	part: (orderId: number) => `Part of your order ${orderId} is on its way`,
	ready: (orderId: number) => `Your order ${orderId} is ready for you`,
	readyPart: (orderId: number) => `Part of your order ${orderId} is ready for you`,
	left: (carrier: string) =>
		carrier ? `Your clothes have left our shop with ${carrier}.` : "Your clothes have left our shop.",
	waiting: "Your clothes are packed and can be picked up.",
	rest: "What is missing follows in a parcel of its own; we write again when it leaves.",
	inside: "In this parcel",
	follows: "Still to follow",
	carrier: "Carrier",
	tracking: "Tracking number",
	track: "Track the parcel",
};

export default messages;
