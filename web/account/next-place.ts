/** Places one can be sent on to after log-in, by name; a path may end in `:id`. */
type Places = Readonly<Record<string, string>>;

const NAME = /^([a-z]+)(?:-(\d{1,15}))?$/;

/**
 * The list is closed: an address in a link is never followed. A name may carry one number, as in `product-12`.
 */
export function placesIn(places: Places) {
	/** The address behind a name; null for anything that is not in the list. */
	function placeOf(name: string | null): string | null {
		const [, word = "", number] = name?.match(NAME) ?? [];
		const path = Object.hasOwn(places, word) ? (places[word] as string) : null;
		if (path === null || path.includes(":id") !== (number !== undefined)) return null;
		return path.replace(":id", number ?? "");
	}

	/** The name of the address one is at; null where there is no way back to. */
	function nameOf(pathname: string): string | null {
		const [, stem = "", number] = pathname.match(/^(.*?)(?:\/(\d{1,15}))?\/?$/) ?? [];
		const wanted = number === undefined ? stem : `${stem}/:id`;
		const found = Object.entries(places).find(([, path]) => path === wanted)?.[0];
		const name = number === undefined ? found : `${found}-${number}`;
		return name && placeOf(name) ? name : null;
	}

	/** A log-in or sign-up address that leads on to where one is now. */
	const withNext = (address: string, name: string | null): string =>
		name && placeOf(name) ? `${address}?next=${name}` : address;

	return { placeOf, nameOf, withNext };
}

/** Of shoppers. Staff have a list of their own, which no page of the shop loads. */
export const { placeOf, nameOf, withNext } = placesIn({
	home: "/home",
	cart: "/cart",
	form: "/form",
	pay: "/cart/pay",
	profile: "/client/profile",
	orders: "/orders",
	favorites: "/favorites",
	product: "/products/:id",
	list: "/lists/:id",
});
