import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Categories and collections",
	note: "What is hidden leaves the shop's choices; its products can still be found and bought. What has products can be hidden, not deleted.",
	what: "The categories and collections",
	women: "Women",
	men: "Men",
	collections: "Collections",
	addCategory: (above: string) => `Add category to ${above}`,
	addCollection: "Add collection",
	name: "Name",
	products: "Products",
	count: (products: number) => plural(products, { one: "1 product", other: `${products} products` }),
	hidden: "(hidden)",
	up: (name: string) => `Move ${name} up`,
	down: (name: string) => `Move ${name} down`,
	moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of} now`,
	deleteQuestion: (name: string) => ({
		title: `Delete ${name}?`,
		text: "No product is in it. It cannot be brought back.",
		yes: "Delete",
		no: "Keep",
	}),
	isDeleted: (name: string) => `${name} is deleted`,
	isShown: (name: string) => `Shoppers find ${name} again`,
	isHidden: (name: string) => `${name} is hidden`,
	isSaved: (name: string) => `${name} is saved`,
	isAdded: (name: string) => `${name} can be chosen for products now`,
	save: "Save",
	picture: {
		label: "Picture",
		hint: "JPEG, PNG, WebP or AVIF, up to 10 MB. Shoppers see it above the products; a season's also on the front page. It is cut to fit: keep what matters in the middle.",
		chosen: "The chosen picture",
		none: "None: shoppers see the clothes alone.",
		remove: "Remove picture",
		uploading: "Uploading the picture",
	},
	refusals: {
		name: "Give it a name",
		tooLong: "A name has 80 characters at most",
		invalid: "This name cannot be used",
	},
};

export default messages;
