const messages = {
	form: "Password",
	current: "Current password",
	hint: "8 characters or more",
	logsOut: "A new password logs out your other devices.",
	change: "Change password",
};

export default messages;
