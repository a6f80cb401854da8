const messages = {
	backToHome: "Back to home",
	frontPage: (shop: string) => `${shop}, front page`,
	oneMoment: "One moment, please",
	tryAgain: "Try again",
	toShop: "Go to the shop",
	unreachable: {
		title: "The shop cannot be reached",
		text: "You are still logged in. Please check your connection and try again.",
	},
};

export default messages;
