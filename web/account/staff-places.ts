import { placesIn } from "./next-place.ts";

/** Where staff can be sent on to after log-in. */
export const staffPlaces = placesIn({
	dashboard: "/admindashboard",
	users: "/admindashboard/users",
	clients: "/admindashboard/clients",
	log: "/admindashboard/log",
	account: "/admindashboard/account",
	products: "/admindashboard/products",
	offers: "/admindashboard/offers",
	codes: "/admindashboard/codes",
	reviews: "/admindashboard/reviews",
	offsale: "/admindashboard/offsale",
	moving: "/admindashboard/moving",
	categories: "/admindashboard/categories",
	searches: "/admindashboard/searches",
	sizes: "/admindashboard/sizes",
	settings: "/admindashboard/settings",
	texts: "/admindashboard/settings/texts",
	permissions: "/admindashboard/permissions",
	sales: "/admindashboard/orders",
	packing: "/admindashboard/orders/packing",
	sending: "/admindashboard/orders/send",
	sale: "/admindashboard/orders/:id",
	add: "/addnewproduct",
	category: "/addnewproduct/addcategory",
	update: "/updateProducto/:id",
});
