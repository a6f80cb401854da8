import type { schemas } from "../contract/identities.ts";
import { calls } from "./call.ts";

export const identities = calls<typeof schemas>()({
	list: { method: "GET", path: "/client/me/identities", access: "client" },
	unlink: { method: "DELETE", path: "/client/me/identities", access: "client" },
});
