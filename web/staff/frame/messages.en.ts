const messages = {
	staff: "Staff",
	rooms: {
		overview: "Overview",
		orders: "Orders",
		products: "Products",
		addProduct: "Add product",
		offSale: "Off sale",
		offers: "Offers",
		codes: "Discount codes",
		sizes: "Sizes",
		users: "Users",
		settings: "Settings",
		permissions: "Permissions",
		ownAccount: "My account",
	},
	search: "Search",
	orMore: (count: number) => `${count} or more`,
	welcome: { title: "Welcome", text: "Choose above what you want to do." },
	closed: { title: "This is not open to you", text: "An admin decides what employees may do. Please ask one." },
	setUpFirst: {
		title: "One more step",
		text: "This shop asks its staff for a second factor: an authenticator app or a passkey. Set one up, then go on.",
		way: "Set up a second factor",
	},
	refused: "Ups!",
	notConfirmed: "Nothing was changed: it has to be confirmed first.",
	undo: "Undo",
	undone: "Undone",
	takenBack: "Taken back",
	staysAsItIs: (kept: string) => `Changed by others since, so it stays: ${kept}`,
};

export default messages;
