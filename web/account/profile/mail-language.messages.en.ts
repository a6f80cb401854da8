const messages = {
	label: "Language of our mails",
	saved: "Saved",
};

export default messages;
