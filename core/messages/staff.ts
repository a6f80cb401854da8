/** What staff read about their own accounts. */
export const staffMessages = {
	passwordChanged: "Your password has been changed",
	passwordChosen: "Your password is set, please log in",
	linkDead: "This link has been used or is too old. Please ask for a new one.",
	/** Whoever asks, and whatever address: nobody learns who works here. */
	resetMailed: "If this address belongs to our staff, a mail with a link is on its way. The link works for 30 minutes.",
	noEmail: "This user has no e-mail address yet",
	linkMailed: "The mail is on its way",
	confirmed: "Thank you",
	oneProof: "Give your password, a code or a passkey",
	passkeyNeeded: "Your password alone is not enough here: please sign in with your passkey",
	ownFactorFirst: "Set up a second factor for yourself first, on the screen My account",
	codeMissing: "Type the code",
	wrongCode: "The code is not right, or was used already",
	ticketDead: "This log-in took too long or had too many tries, please log in again",
	secondFactorOn: "Your second factor is on already",
	secondFactorOff: "The second factor is off",
	secondFactorNotBegun: "Please begin again",
} as const;
