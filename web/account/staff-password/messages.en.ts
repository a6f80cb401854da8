const messages = {
	dead: "This link no longer works",
	toLogIn: "To the log-in",
	link: "The link",
	welcome: (name: string) => `Welcome, ${name}`,
	title: "Choose a new password",
	userName: (name: string) => `Your user name is ${name}.`,
	logsOut: "With the new password you are logged out everywhere.",
	save: "Save password",
	done: "Success!",
};

export default messages;
