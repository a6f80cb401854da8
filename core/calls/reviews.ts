import type { schemas } from "../contract/reviews.ts";
import { calls } from "./call.ts";

export const reviews = calls<typeof schemas>()({
	create: { method: "POST", path: "/reviews", access: "client", names: "product", status: 201 },
	mine: { method: "GET", path: "/reviews/mine", access: "client" },
	list: { method: "GET", path: "/reviews/get", access: "public", kept: true },
	report: { method: "POST", path: "/reviews/:id/reports", access: "guest", status: 202, limit: "report" },
	addPhoto: {
		method: "POST",
		path: "/reviews/:id/photos",
		access: "client",
		upload: true,
		status: 201,
		limit: "reviewPhoto",
	},
	removePhoto: { method: "DELETE", path: "/reviews/:id/photos/:photo", access: "client" },
	judgePhoto: { method: "PATCH", path: "/reviews/:id/photos/:photo", access: "staff", right: "reviews.write" },
	staffList: { method: "GET", path: "/reviews/all", access: "staff", right: "reviews.write" },
	change: { method: "PATCH", path: "/reviews/:id", access: "staff", right: "reviews.write" },
});
