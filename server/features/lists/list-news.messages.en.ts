const messages = {
	favorites: "Favorites",
	subject: (list: string) => `News of your list: ${list}`,
	intro: (list: string, shop: string) => `Something happened at ${shop} to what is on “${list}”.`,
	pieces: "What is new",
	price: (percent: number, price: string) => `${percent} % less, it costs ${price} now`,
	stock: (price: string) => `It is back, for ${price}`,
	last: (left: number, price: string) => `Only ${left} left, for ${price}`,
	action: "See the list",
	note: "You asked for this on the page of the list. We write at most once a day.",
	end: "No more mails about this list",
};

export default messages;
