import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	add: {
		title: "Add product",
		category: "Add category",
		create: "Create product",
		see: "See it in the shop",
	},
	update: {
		title: "Update product",
		what: "The product",
		missing: "There is no such product",
		seeAll: "See all products",
		save: "Save changes",
		saved: "Saved",
		merged: "Your changes are on top of theirs now. Please look and save.",
	},
	/** What shoppers see of a product that is not on sale. */
	notOnSale: { draft: "Draft: only staff see this product.", off: "Off sale: shoppers do not see this product." },
	uploading: "Uploading pictures…",
	retry: { categories: "The categories", collections: "The collections", sizes: "The sizes" },
	notRead: (what: string) => `${what} could not be read.`,
	tryAgain: "Try again",
	women: "Women",
	men: "Men",
	offer: {
		note: "Ticked, it is discounted: shoppers pay less than its price.",
		pays: (price: string) => `Shoppers pay ${price}`,
		off: (percent: string) => `${percent} % off`,
		no: "no",
	},
	colours: {
		title: "Colours, stock and pictures",
		add: "Add color",
		name: "Color name",
		unnamed: (place: number) => `colour ${place}`,
		delete: "Delete",
		question: (name: string, isInShop: boolean) => ({
			title: `Delete ${name}?`,
			text: isInShop ? "It leaves the shop once you save. Old orders keep it." : "Its pictures go with it.",
			yes: "Delete",
			no: "Keep",
		}),
		atLeastOne: "A product has at least one colour",
		once: "Every colour can be there once",
		units: (most: number) => `Whole numbers up to ${most}`,
		pictures: (most: number) => `A colour has ${most} pictures at most`,
	},
	pictures: {
		of: (name: string) => `Pictures of ${name}`,
		choose: (name: string) => `Pictures of ${name} (JPEG, PNG, WebP or AVIF, up to 10 MB each)`,
		one: (name: string, place: number) => `${name}, picture ${place}`,
		forward: (name: string, place: number) => `Move picture ${place} of ${name} forward`,
		back: (name: string, place: number) => `Move picture ${place} of ${name} back`,
		remove: (name: string, place: number) => `Remove picture ${place} of ${name}`,
		upload: "Upload Image",
		uploading: (file: string) => `Uploading ${file}`,
		dismiss: (file: string) => `Dismiss ${file}`,
		unsent: {
			title: "Save without the chosen pictures?",
			text: "Some pictures are chosen and not uploaded yet.",
			yes: "Save without",
			no: "Go back",
		},
	},
	sizes: {
		offer: "Offer ",
		question: (sizes: string, units: number) => ({
			title: `No longer offer ${sizes}?`,
			text: plural(units, {
				one: "1 unit leaves the stock once you save.",
				other: `${units} units leave the stock once you save.`,
			}),
			yes: "No longer offer",
			no: "Keep",
		}),
	},
	sale: {
		takeOff: "Take off sale",
		putOn: "Put on sale",
		putBack: "Put back on sale",
		isOff: (name: string) => `${name} is off sale`,
		isOn: (name: string) => `${name} is on sale`,
		isOnAgain: (name: string) => `${name} is on sale again`,
		no: "Leave as it is",
		questions: {
			on: (name: string) => ({
				title: `Take ${name} off sale?`,
				text: "It leaves the shop; old orders keep it.",
				yes: "Take off sale",
			}),
			off: (name: string) => ({
				title: `Put ${name} back?`,
				text: "Shoppers can find and buy it again.",
				yes: "Put back",
			}),
			draft: (name: string) => ({
				title: `Put ${name} on sale?`,
				text: "Shoppers can find and buy it from now on.",
				yes: "Put on sale",
			}),
		},
	},
	leave: {
		title: "Leave without saving?",
		text: "What you changed here would be lost.",
		yes: "Leave",
		no: "Stay",
	},
	versions: {
		title: "Someone else changed this meanwhile",
		text: "Nothing is saved yet. Your changes can go on top of theirs, or be dropped. Fields you left alone take their value.",
		keepMine: "Keep my changes",
		takeTheirs: "Take theirs",
		caption: "Your version and the shop's",
		what: "What",
		yours: "Yours",
		inShop: "In the shop now",
		same: "Both say the same.",
		colours: "Colours",
		pictures: "Pictures",
		stock: "Stock",
	},
	thePrice: (problem: string) => `The price ${problem}`,
};

export default messages;
