const messages = {
	title: "Saved for later",
	here: "Kept in this browser.",
	untilLogOut: "Kept in this browser until you log out.",
	none: "Nothing is saved for later.",
	unreachable: "The shop cannot be reached: prices and units may have changed meanwhile.",
	move: "Move to cart",
	moveOf: (name: string) => `Move to cart: ${name}`,
	moved: (name: string) => `${name} is in your cart again.`,
	cartIsFull: "Your cart holds a hundred lines already: take one out first.",
	remove: (name: string) => `Do not keep ${name}`,
	removed: (name: string) => `${name} is no longer saved.`,
	undo: "Undo",
	soldOut: "Sold out",
	gone: "No longer sold",
	itWas: (price: string) => `It was ${price} when you saved it`,
	pieces: (count: number) => `${count} pieces`,
	onlyLeft: (count: number) => `Only ${count} left`,
};

export default messages;
