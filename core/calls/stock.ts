import type { schemas } from "../contract/stock.ts";
import { calls } from "./call.ts";

export const stock = calls<typeof schemas>()({
	list: { method: "GET", path: "/stock", access: "staff", right: "products.write", scope: "read:catalogue" },
	set: { method: "PATCH", path: "/stock", access: "staff", right: "products.write", scope: "write:stock" },
});
