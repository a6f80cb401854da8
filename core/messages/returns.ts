/** What shoppers and staff are refused with. */
export const returnMessages = {
	nothing: "Nothing of this order can be returned now",
	tooMany: "This is more than can still be returned of it",
	noLine: "This order has no such line",
	noExchange: "This colour and size is not one of this garment's",
	exchangeGone: "This colour and size has been sold meanwhile: choose another, or your money back",
	closed: "This return was settled already",
	notPaid: "The money of this order went back already, or is on its way",
	beingReturned: "Some of these are being returned: settle the return instead",
	parcelStays: "Garments of this order are being returned, so it has left",
	nothingToSend: "This return has no exchange that is still to be sent",
	refusal: "Say in a few words why, at most 500 letters",
} as const;
