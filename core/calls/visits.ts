import type { schemas } from "../contract/visits.ts";
import { calls } from "./call.ts";

export const visits = calls<typeof schemas>()({
	count: { method: "POST", path: "/visits/count", access: "public", status: 202, limit: "visit" },
});
