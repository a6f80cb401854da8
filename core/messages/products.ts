/** What is refused about products, their colours and their stock. */
export const productMessages = {
	none: (ids: string) => `There is no product ${ids}`,
	offSale: "This product is no longer on sale",
	noChoice: "There is no such colour or size",
	noSize: (id: number, size: string) => `product ${id} has no size ${size}`,
	noColour: (colour: string) => `there is no colour "${colour}"`,
	colourTwice: (colour: string) => `only one colour can have been "${colour}"`,
	unitsMax: (colour: string, size: string, most: number) => `${colour} ${size} can have at most ${most} units`,
	unitsLeft: (left: number, colour: string, size: string) =>
		`Only ${left} of ${colour} ${size} are left: others have been sold or are being paid`,
	ownPictures: "must name pictures uploaded to this shop",
	page: "must be the `next` of an answer",
	alertOver: "This link is no longer good; please ask again",
} as const;
