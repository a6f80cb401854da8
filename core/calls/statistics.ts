import type { schemas } from "../contract/statistics.ts";
import { calls } from "./call.ts";

export const statistics = calls<typeof schemas>()({
	get: { method: "GET", path: "/statistics/get", access: "staff", right: "statistics.read" },
	figures: { method: "GET", path: "/statistics/figures", access: "staff", right: "statistics.read" },
	exportFigures: {
		method: "GET",
		path: "/statistics/figures/export",
		access: "staff",
		right: "statistics.read",
		contentType: "text/csv",
	},
});
