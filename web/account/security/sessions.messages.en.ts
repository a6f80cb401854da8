const messages = {
	title: "Where you are logged in",
	lead: "You do not know one of these? Log it out and change your password: nobody stays in with the old one.",
	what: "Your devices",
	/** A browser and its system, as the server names them. */
	device: (name: string) => name,
	ask: (device: string) => `Log out ${device}?`,
	done: (device: string) => `${device} is logged out`,
	askOthers: "Log out everywhere else?",
	othersDone: "Every other device is logged out",
	yes: "Log out",
	no: "Keep",
	others: "Log out everywhere else",
	thisOne: " · this device",
	seen: (last: string, since: string) => `Last seen ${last}, logged in ${since}`,
	logOut: "Log out this device",
};

export default messages;
