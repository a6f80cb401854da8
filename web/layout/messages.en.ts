import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	home: "Home",
	dashboard: "Dashboard",
	cart: "Cart",
	logIn: "Client Log in/Sign up",
	staffLogIn: "Admin Log in",
	profile: "Profile",
	orders: "Orders",
	account: "Account",
	logOut: "Log out",
	back: "Back",
	main: "Main",
	search: "Search products",
	menu: "Menu",
	frontPage: (shop: string) => `${shop}, front page`,
	cartWith: (count: number) => `Cart, ${plural(count, { one: "1 item", other: `${count} items` })}`,
	hello: (who: string) => `Hello, ${who}`,
	skip: "Skip to content",
	skipToProducts: "Skip to products",
	collections: "Collections",
	theShop: "The shop",
	everything: "Everything",
	women: "Women",
	men: "Men",
	onSale: "Discounted",
	goodToKnow: "Good to know",
	returns: "Returns",
	terms: "Terms",
	privacy: "Privacy",
	contact: "Contact",
	withdrawal: "Botón de arrepentimiento",
	language: "Language",
	toShop: "Go to the shop",
	tryAgain: "Try again",
	notFound: {
		about: "Not found",
		title: "This hanger is empty",
		text: "There is no page at this address. Perhaps the link is old, or a letter went missing.",
	},
	gone: {
		about: "No longer available",
		title: "No longer on the rail",
		text: "This piece was taken off sale. There is more hanging next to where it was.",
	},
	failed: {
		about: "Something went wrong",
		title: "Something came off its hanger",
		text: "This page could not be shown. It is our fault, not yours, and trying again often helps.",
	},
};

export default messages;
