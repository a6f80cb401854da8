const messages = {
	connection: "Connection",
	lost: "You are offline. This page, what you type and your cart stay as they are.",
	kept: "You are offline: this is what we last saw.",
	asked: "You are offline. What you asked for opens when the connection is back.",
	back: "The connection is back.",
	tryAgain: "Try again",
	goOn: "Go on",
	title: "You are offline",
	text: "This page is not kept on this device. It opens by itself when the connection is back.",
	seen: "What you can see meanwhile",
	cart: "Your cart",
};

export default messages;
