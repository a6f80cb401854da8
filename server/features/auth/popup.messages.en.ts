/** What the last page of the sign-in's popup says, by how it went. */
const messages = {
	done: { title: "Signed in", text: "You can close this window and go on in the shop." },
	cancelled: { title: "Sign-in cancelled", text: "Nothing was changed. You can close this window." },
	failed: {
		title: "Sign-in did not work",
		text: "The sign-in service could not be reached or refused. Please try again later.",
	},
	expired: {
		title: "This sign-in has expired",
		text: "Please close this window and start again from the shop.",
	},
	close: "Close this window",
	toShop: "Go to the shop",
};

export default messages;
