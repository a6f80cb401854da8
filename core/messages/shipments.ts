export const shipmentMessages = {
	url: "The link must begin with https://",
	cancelled: "This order is cancelled",
	sent: "All of this order has left already",
	lines: "Some of this has left already, or is not of this order",
};
