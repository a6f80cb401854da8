/**
 * Where one can be sent on to after log-in, by name. The list is closed: an address in a link is never followed. A name
 * may carry one number, as in `product-12`.
 */
const places = {
	home: "/home",
	cart: "/cart",
	form: "/form",
	pay: "/cart/pay",
	profile: "/client/profile",
	orders: "/orders",
	favorites: "/favorites",
	product: "/products/:id",
	list: "/lists/:id",
	dashboard: "/admindashboard",
	users: "/admindashboard/users",
	clients: "/admindashboard/clients",
	log: "/admindashboard/log",
	account: "/admindashboard/account",
	products: "/admindashboard/products",
	offers: "/admindashboard/offers",
	codes: "/admindashboard/codes",
	offsale: "/admindashboard/offsale",
	moving: "/admindashboard/moving",
	categories: "/admindashboard/categories",
	searches: "/admindashboard/searches",
	sizes: "/admindashboard/sizes",
	settings: "/admindashboard/settings",
	texts: "/admindashboard/settings/texts",
	permissions: "/admindashboard/permissions",
	sales: "/admindashboard/orders",
	sale: "/admindashboard/orders/:id",
	add: "/addnewproduct",
	category: "/addnewproduct/addcategory",
	update: "/updateProducto/:id",
} as const;

const NAME = /^([a-z]+)(?:-(\d{1,15}))?$/;

/** The address behind a name; null for anything that is not in the list. */
export function placeOf(name: string | null): string | null {
	const [, word = "", number] = name?.match(NAME) ?? [];
	const path = Object.hasOwn(places, word) ? places[word as keyof typeof places] : null;
	if (path === null || path.includes(":id") !== (number !== undefined)) return null;
	return path.replace(":id", number ?? "");
}

/** The name of the address one is at; null where there is no way back to. */
export function nameOf(pathname: string): string | null {
	const [, stem = "", number] = pathname.match(/^(.*?)(?:\/(\d{1,15}))?\/?$/) ?? [];
	const wanted = number === undefined ? stem : `${stem}/:id`;
	const found = Object.entries(places).find(([, path]) => path === wanted)?.[0];
	const name = number === undefined ? found : `${found}-${number}`;
	return name && placeOf(name) ? name : null;
}

/** A log-in or sign-up address that leads on to where one is now. */
export function withNext(address: string, name: string | null): string {
	return name && placeOf(name) ? `${address}?next=${name}` : address;
}
