/** What the server says, in the language of the page. Its own words are English. */
const messages = {
	offline: "The shop cannot be reached. Please check your connection and try again.",
	said: <Answer>(answer: Answer): Promise<Answer> => Promise.resolve(answer),
};

export default messages;
