import type { schemas } from "../contract/product-files.ts";
import { calls } from "./call.ts";

export const productFiles = calls<typeof schemas>()({
	export: {
		method: "GET",
		path: "/products/export",
		access: "staff",
		right: "products.write",
		scope: "read:catalogue",
		contentType: "text/csv",
	},
	import: {
		method: "POST",
		path: "/products/import",
		access: "staff",
		right: "products.write",
		upload: "text/csv",
	},
	importPictures: {
		method: "POST",
		path: "/products/import/pictures",
		access: "staff",
		right: "products.write",
		upload: "application/zip",
	},
	importStatus: { method: "GET", path: "/products/imports/:id", access: "staff", right: "products.write" },
	listImports: { method: "GET", path: "/products/imports", access: "staff", right: "products.write" },
});
