const messages = {
	about: "Complete your sign-up",
	title: "Almost there",
	lead: "A few things we need to know to deliver to you.",
	signInFirst: "Please sign in first, so that we know who you are.",
	otherAddress: "With another address you log in by password only",
	howYouLogIn: "How you log in without it",
	signUp: "Sign Up",
};

export default messages;
