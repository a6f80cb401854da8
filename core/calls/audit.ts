import type { schemas } from "../contract/audit.ts";
import { calls } from "./call.ts";

export const audit = calls<typeof schemas>()({
	list: { method: "GET", path: "/audit", access: "admin" },
});
