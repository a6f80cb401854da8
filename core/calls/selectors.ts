import type { schemas } from "../contract/selectors.ts";
import { calls } from "./call.ts";

export const selectors = calls<typeof schemas>()({
	addCategory: { method: "POST", path: "/selectors/addCat", access: "staff", right: "categories.write", status: 201 },
	categories: { method: "GET", path: "/selectors/categories", access: "public", kept: true },
	collections: { method: "GET", path: "/selectors/collections", access: "public", kept: true },
	shelves: { method: "GET", path: "/selectors/shelves", access: "staff", right: "categories.write" },
	translateCategory: {
		method: "PUT",
		path: "/selectors/categories/:id/names",
		access: "staff",
		right: "categories.write",
	},
	translateCollection: {
		method: "PUT",
		path: "/selectors/collections/:id/names",
		access: "staff",
		right: "categories.write",
	},
});
