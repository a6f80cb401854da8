import type { schemas } from "../contract/searches.ts";
import { calls } from "./call.ts";

export const searches = calls<typeof schemas>()({
	vain: { method: "GET", path: "/searches/vain", access: "staff", right: "statistics.read" },
});
