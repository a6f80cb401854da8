const messages = {
	notRead: (what: string) => `${what} could not be read`,
	tryAgain: "Try again",
	oneMoment: "One moment, please",
	notRefreshed: (why: string) => `This could not be refreshed. ${why}`,
};

export default messages;
