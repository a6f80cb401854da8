import type { schemas } from "../contract/gifts.ts";
import { calls } from "./call.ts";

export const gifts = calls<typeof schemas>()({
	mine: { method: "GET", path: "/lists/claims", access: "client" },
	claim: { method: "POST", path: "/lists/:id/claims", access: "guest", status: 201 },
	live: { method: "GET", path: "/lists/:id/claims/live", access: "guest", contentType: "application/x-ndjson" },
	detail: { method: "GET", path: "/lists/:id/claims/:claim", access: "guest" },
	unclaim: { method: "DELETE", path: "/lists/:id/claims/:claim", access: "guest" },
	thank: { method: "POST", path: "/lists/:id/claims/:claim/thanks", access: "client" },
	askToGive: { method: "POST", path: "/lists/:id/givers", access: "guest", status: 202, limit: "stockAlert" },
});
