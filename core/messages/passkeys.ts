export const passkeyMessages = {
	refused: "This passkey does not open an account here",
	expired: "This took too long, please try again",
	notAdded: "This passkey could not be added, please try again",
	known: "This passkey is on an account already",
	tooMany: "An account can have 20 passkeys, please remove one first",
	unverified: "Please verify your e-mail address first",
	name: "Give the passkey a name",
	nameTooLong: "Use 60 characters or fewer",
	removed: "The passkey was removed",
} as const;
