import type { schemas } from "../contract/offers.ts";
import { calls } from "./call.ts";

export const offers = calls<typeof schemas>()({
	apply: { method: "PATCH", path: "/offers/newOffer", access: "staff", right: "offers.write" },
	list: { method: "GET", path: "/offers", access: "staff", right: "offers.write" },
	stop: { method: "DELETE", path: "/offers/:id", access: "staff", right: "offers.write" },
	end: { method: "PATCH", path: "/offers/end", access: "staff", right: "offers.write" },
});
