const messages = {
	failed: "Oh, oh!",
	wrong: "Something went wrong, please try again",
	addedTo: (list: string) => ({ title: "Success!", text: `Added to ${list}` }),
};

export default messages;
