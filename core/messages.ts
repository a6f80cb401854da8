import { FIBRES_MAX } from "./rules/fabric.ts";

/** Every documented text, by name, spelt as documented: a spelling is one line here. */
export type AlertText = { title: string; text: string };

/** How long a message that closes by itself stays. */
export const ALERT_TIMER_MS = 4000;
/** Lists of users and orders are read again this long after a change. */
export const REFRESH_DELAY_MS = 1000;
/** From the empty favourites page to the profile. */
export const FAVORITES_REDIRECT_MS = 6000;

export const logInMessages = {
	clientFieldsMissing: { title: "Please!", text: "Complete the fields" },
	staffFieldsMissing: { title: "Alert!", text: "Please fill all fields" },
	wrong: { title: "Oh, oh!", text: "User or password not found" },
	staffNetworkFailure: { title: "Ups!", text: "Something go wrong" },
	refused: "Incorrect login name or password",
} as const;

export const verificationMessages = {
	success: { title: "Congratulations!", text: "Your account has been verified correctly!" },
	failure: { title: "Error :s", text: "there has been a problem, contact support" },
} as const;

export const signUpMessages = {
	streetNumber: "Street and number are required",
	city: "Insert a valid city without special caracters or numbers",
	zipCode: "Zip code must be a 4 digits number",
	provinceDepartment: "Province or department is required",
	name: "Insert a valid name without special caracters or numbers",
	lastname: "Insert a valid lastname without special caracters or numbers",
	email: "insert a valid email",
	phone: "Insert a valid phone number, only numbers",
	loginName: "Insert a login name",
	password: "Insert a password",
} as const;

export const accountMessages = {
	loggedIn: "Logged in",
	loggedOut: "Logged out",
	deleted: "Your account has been deleted",
	passwordTooShort: "Use 8 characters or more",
	loginNameInvalid: "Use letters, numbers and . _ - @ + only",
	loginNameWithAt: "A login name cannot contain @",
	phoneInUse: "This phone number is already in use",
	emailInUse: "This e-mail address is already in use",
	loginNameInUse: "This login name is already in use",
	emailConfirmed: "Your new e-mail address is confirmed!",
	lastWayIn: "This is your only way in: choose a password first",
	wrongPassword: "The password is not right",
	resetRefused: "This link has been used or has expired, please ask for a new one",
	orderHasAccount: "This order belongs to an account already, or its data was removed",
	unknownEmail: "No account has this e-mail address",
	ticketExpired: "This sign-in has expired, please try again",
	userNameInUse: "This user name is already in use",
	lastAdmin: "The last admin can neither be deleted nor lose the role",
	deleteSelf: "Nobody can delete themselves",
} as const;

export const googleSignUpMessages = {
	phone: "Phone is required",
	loginName: "Login name is required",
	password: "Password is required",
	street: "Street is required",
	number: "Street number is required",
	city: "City is required",
	invalidCity: signUpMessages.city,
	zipCode: "Zip code is required",
} as const;

export const resetMessages = {
	screenTitle: "Need to change your password?",
	screenSubtitle: "We got you",
	newPassword: "New password",
	retypePassword: "Retype new password",
	hintEmpty: "Cannot send an empty password",
	hintDifferent: "Passwords must match",
	hintEqual: "You can submit",
	empty: { title: "Alert!", text: "Cannot set an empty password" },
	mismatch: { title: "Alert!", text: "Passwords don't match" },
	mailed: (email: string): AlertText => ({
		title: "Success!",
		text: `We've sent an email to ${email} with instructions`,
	}),
	unknownEmail: { title: "Error :s", text: "There is not such an email in our database, please sign up" },
} as const;

export const shippingMessages = { incomplete: "Check your inputs" } as const;

export const discountMessages = {
	invalid: { title: "Oh, oh!", text: "Discount code invalid" },
	applied: { title: "Success!", text: "Discount applied successfully" },
} as const;

export const paymentMessages = {
	approved: {
		title: "Your order is confirmed",
		text: "Your order and payment have been confirmed. Check your email to track your products",
	},
	rejected: {
		title: "Your order is rejected",
		text: "Your order and payment have been rejected. Check your email to solve this problem.",
	},
	in_process: {
		title: "Your order is in process",
		text: "Your order is in process. We'll contact you soon, pay attention to your email",
	},
	statusHeading: "Status of payment",
	goBack: "Go back",
} as const;

export const productFormMessages = {
	category: "You should select a category",
	collection: "This should select a collection",
	name: "This field is mandatory and can only contain letters",
	brand: "This field is mandatory",
	price: "This field is required",
	priceTooLow: "must be at least 0.02",
	priceTooHigh: (most: number) => `must be at most ${most}`,
	priceDecimals: "must have at most two decimals",
	/** Figures that can be read in more than one way. */
	priceUnclear: "The price can be read in two ways: write it like 1500.50",
	tooLong: (most: number) => `must have at most ${most} characters`,
	description: "This field is required",
	colour: "This field is required and can contain only letters",
	/** Asked for when 'On Sale?' is ticked. */
	discount: "Give the discount, a whole number from 1 to 99",
	fibre: "Name the fibre, in letters only",
	percent: "A whole number from 1 to 100",
	fibresUnique: "Every fibre can be there once",
	fibresMax: `A fabric has ${FIBRES_MAX} fibres at most`,
	fabricSum: (percent: number) => `The fibres are ${percent} %, they must be 100 %`,
	fibreLabel: (place: number) => `Fibre ${place}`,
	percentLabel: (place: number) => `Percent ${place}`,
	addFibre: "Add fibre",
	removeFibre: (place: number) => `Remove fibre ${place}`,
	fibresTogether: (percent: number) => `Together ${percent} of 100 %`,
	notKnown: "Not known",
	careMissing: "Name one symbol at least, or none at all",
	careOnce: "A label has one symbol of each kind",
	cm: "Centimetres from 1 to 300, with one decimal at most",
	measuresMissing: "Give one measure at least",
	measuresOther: (size: string) => `This product is not offered in ${size}`,
	companionsMissing: "Name one product at least, or none at all",
	companionsMax: (max: number) => `At most ${max} products can go with one`,
	companionsOnce: "Every product can be there once",
	companionsSelf: "A product does not go with itself",
	companionsUnknown: (id: number) => `There is no product ${id}`,
	seoLine: "One line of text",
	slug: "Small letters, digits and single hyphens, with a letter among them, up to 100",
	slugTaken: "Another product is found at this address, or was",
	sizeSystem: "You should select sizes",
	sizes: "Offer at least one size",
	categoryPlaceholder: "Select categories",
	collectionPlaceholder: "Select Collection",
	created: { title: "Success", text: "Product successfully created!" },
} as const;

export const userMessages = { role: "A role must be chosen" } as const;

export const offerMessages = { discountLabel: "Discount % between 1 and 99" } as const;
