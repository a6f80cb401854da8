const messages = {
	signUpWith: (name: string) => `Sign Up with ${name}`,
	rehearsal: "Google (local)",
	newTab: "Continue in a new tab",
	stages: {
		waiting: "Please go on in the window that has opened.",
		finishing: "One moment, please.",
		blocked: "Your browser has blocked the sign-in window.",
		closed: "The sign-in window was closed before it was finished. Nothing was changed.",
		cancelled: "The sign-in was cancelled. Nothing was changed.",
		failed: "The sign-in service did not answer. Nothing was changed; please try again later.",
	},
};

export default messages;
