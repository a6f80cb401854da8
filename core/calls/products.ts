import type { schemas } from "../contract/products.ts";
import { calls } from "./call.ts";

export const products = calls<typeof schemas>()({
	list: { method: "GET", path: "/products", access: "public", kept: true },
	cards: { method: "GET", path: "/products/cards", access: "public", kept: true },
	facets: { method: "GET", path: "/products/facets", access: "public", kept: true },
	sizesByGroup: { method: "GET", path: "/products/sizes", access: "public", kept: true },
	suggest: { method: "GET", path: "/search/suggest", access: "public", kept: true },
	byCollection: { method: "GET", path: "/products/bycol", access: "public", kept: true },
	detail: { method: "GET", path: "/products/:id", access: "public", kept: true },
	named: { method: "GET", path: "/products/named/:slug", access: "public", kept: true },
	related: { method: "GET", path: "/products/:id/related", access: "public", kept: true },
	add: { method: "POST", path: "/products/add", access: "staff", right: "products.write", status: 201 },
	update: { method: "PATCH", path: "/products/update", access: "staff", right: "products.write" },
	setSale: { method: "PATCH", path: "/products/:id/sale", access: "staff", right: "products.sale" },
	staffDetail: {
		method: "GET",
		path: "/products/:id/edit",
		access: "staff",
		right: "products.write",
		scope: "read:catalogue",
	},
	duplicate: { method: "POST", path: "/products/:id/duplicate", access: "staff", right: "products.write", status: 201 },
	staffList: {
		method: "GET",
		path: "/products/staff",
		access: "staff",
		right: "products.write",
		scope: "read:catalogue",
	},
	editMany: { method: "POST", path: "/products/many", access: "staff", right: "products.write" },
	listOffSale: {
		method: "GET",
		path: "/products/offsale",
		access: "staff",
		right: "products.sale",
		scope: "read:catalogue",
	},
});
