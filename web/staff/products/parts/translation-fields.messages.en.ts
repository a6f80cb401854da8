const messages = {
	name: (language: string) => `Name in ${language}`,
	description: (language: string) => `Description in ${language}`,
	hint: "What is left empty is shown as on the left.",
	nothingYet: "Nothing written yet",
};

export default messages;
