import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	about: "Wish list",
	favorites: "Favorites",
	wishLists: "Wish lists",
	newList: "New list",
	nameOfList: "Name of the list",
	create: "Create",
	save: "Save",
	notRead: "Your lists could not be read.",
	tryAgain: "Try again",
	count: (count: number) => plural(count, { one: "1 product", other: `${count} products` }),
	/** Beside the name of one of several lists. */
	by: (creator: string, count: string) => `by ${creator}, ${count}`,
	invitationBy: (creator: string, count: string) => `invitation by ${creator}, ${count}`,
	shared: (count: string) => `shared, ${count}`,
	/** Below the name of the list that is shown. */
	listBy: (count: string, creator: string) => `${count}, a list by ${creator}`,
	invited: (text: string) => `${text}, who would like you to take part`,
	sharedWith: (count: string, people: number) => `${count}, shared with ${people}`,
	share: "Share",
	gift: "Gift list",
	rename: "Rename",
	deleteList: "Delete list",
	leaveList: "Leave list",
	alerts: {
		button: "Alerts",
		title: "Mail me about this list",
		price: "When a price falls by 5 % or more",
		stock: "When something is back",
		last: "When only a few are left",
		note: "One mail a day at most, to your verified address. For a line with colour and size we look at those.",
		unverified: "First confirm your email address by the link we mailed to you; until then we cannot write.",
	},
	accept: "Accept",
	noThanks: "No, thanks",
	keepIt: "Keep it",
	remove: {
		title: (list: string) => `Delete ${list}?`,
		text: "The list is gone for everybody it is shared with.",
		yes: "Delete",
	},
	leave: {
		title: (list: string) => `Leave ${list}?`,
		text: "You will no longer see this list.",
		yes: "Leave",
	},
	look: "You can look at this list. Log in with the address it was sent to, and you can add to it too.",
	lookByLink: "You can look at this list and put what you like into your cart.",
	logIn: "Log in",
	oneMoment: "One moment, please",
	seeAll: "See all products",
	notHere: {
		title: "This list is not here",
		text: "It may have been deleted, or it is no longer shared with you.",
	},
	failed: { title: "The list could not be read", text: "Please check your connection." },
	empty: { title: "Nothing on this list yet", text: "Add something from the page of any product." },
};

export default messages;
