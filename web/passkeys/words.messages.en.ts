const messages = {
	unsupported: "This browser has no passkeys. Please use your password.",
	notHere: "Passkeys do not work at this address. On your own machine open the shop at localhost.",
	notSigned:
		"Nothing was signed: it was cancelled, or this device has no passkey of this shop. Try again, or use your password.",
	notMade: "Nothing was added: it was cancelled, or this device cannot keep a passkey.",
	onDevice: "This device has a passkey of your account already.",
	unknown: "This passkey does not open an account here. It may have been removed: please use your password.",
	verifyFirst: "Please verify your e-mail address first, then you can add a passkey.",
	failed: "The passkey did not work. Please try again, or use your password.",
};

export default messages;
