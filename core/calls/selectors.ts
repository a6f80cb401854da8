import type { schemas } from "../contract/selectors.ts";
import { calls } from "./call.ts";

export const selectors = calls<typeof schemas>()({
	addCategory: { method: "POST", path: "/selectors/addCat", access: "staff", right: "categories.write", status: 201 },
	categories: { method: "GET", path: "/selectors/categories", access: "public", kept: true },
	collections: { method: "GET", path: "/selectors/collections", access: "public", kept: true },
	shelves: { method: "GET", path: "/selectors/shelves", access: "staff", right: null },
	changeCategory: { method: "PATCH", path: "/selectors/categories/:id", access: "admin" },
	removeCategory: { method: "DELETE", path: "/selectors/categories/:id", access: "admin" },
	addCollection: { method: "POST", path: "/selectors/collections", access: "admin", status: 201 },
	changeCollection: { method: "PATCH", path: "/selectors/collections/:id", access: "admin" },
	removeCollection: { method: "DELETE", path: "/selectors/collections/:id", access: "admin" },
});
