const messages = {
	nameIn: (language: string) => `Name in ${language}`,
	hint: "Left empty, it is shown as you wrote it.",
};

export default messages;
