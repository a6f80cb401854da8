import type { schemas } from "../contract/reviews.ts";
import { calls } from "./call.ts";

export const reviews = calls<typeof schemas>()({
	create: { method: "POST", path: "/reviews", access: "client", names: "product", status: 201 },
	mine: { method: "GET", path: "/reviews/mine", access: "client" },
	list: { method: "GET", path: "/reviews/get", access: "public", kept: true },
});
