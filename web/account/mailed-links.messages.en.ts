const messages = {
	verification: "Verification",
	verifying: "One moment, we are verifying your account.",
	notVerified: "This link could not be checked",
	tryAgain: "Try again",
	needsScript: "This step needs JavaScript. Please switch it on and open the link again.",
	newPassword: "New password",
	passwordHint: "8 characters or more",
	submit: "Submit",
	refused: "Error :s",
	alert: "Alert!",
	changed: { title: "Success!", text: "Your password has been changed" },
};

export default messages;
