import type { schemas } from "../contract/upkeep.ts";
import { calls } from "./call.ts";

export const upkeep = calls<typeof schemas>()({
	get: { method: "GET", path: "/upkeep", access: "admin" },
	sendMails: { method: "POST", path: "/upkeep/mails", access: "admin" },
});
