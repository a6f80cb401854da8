const messages = {
	title: "Share this cart",
	lead: "Whoever opens the link sees what is in your cart now, with the prices of that day, and can take it into their own.",
	label: "Link to this cart",
	hint: "It works for thirty days and says nothing of you. Later changes of your cart are not in it.",
	again: "Try again",
};

export default messages;
