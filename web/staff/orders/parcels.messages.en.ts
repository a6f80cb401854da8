import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");
const pieces = (count: number) => plural(count, { one: "1 piece", other: `${count} pieces` });

const messages = {
	title: "Parcels",
	none: "Nothing has left yet.",
	unwritten: "Sent before parcels were written down.",
	parcel: (nth: number) => `Parcel ${nth}`,
	noCarrier: "No carrier named",
	track: "Track",
	trackOne: (nth: number) => `Track parcel ${nth}`,
	unsent: (count: number) => `Not sent yet: ${pieces(count)}`,
	send: "Send a parcel",
	slip: "Packing slip",
	popup: {
		title: "Send a parcel",
		pieces: "What goes into it",
		quantity: (name: string, most: number) => `${name}: how many of ${most}`,
		of: (most: number) => `of ${most}`,
		nothing: "Choose at least one piece.",
		carrier: "Carrier",
		carrierHint: "Leave it empty if you hand it over yourselves",
		tracking: "Tracking number",
		url: "Tracking link",
		urlHint: "Begins with https://",
		toPreview: "Read the mail first",
	},
	preview: {
		title: "This mail goes out",
		to: (address: string) => `To ${address}`,
		nobody: "The buyer's address was removed: no mail goes out.",
		link: "The link to the order is added for the shopper alone.",
		back: "Back",
		send: "Send",
	},
	sent: (id: number) => `Order ${id}: the parcel is on its way`,
};

export default messages;
