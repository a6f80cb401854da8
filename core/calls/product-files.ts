import type { schemas } from "../contract/product-files.ts";
import { calls } from "./call.ts";

export const productFiles = calls<typeof schemas>()({
	export: {
		method: "GET",
		path: "/products/export",
		access: "staff",
		right: "products.write",
		contentType: "text/csv",
	},
});
