import type { schemas } from "../contract/settings.ts";
import { calls } from "./call.ts";

export const settings = calls<typeof schemas>()({
	current: { method: "GET", path: "/settings", access: "public", kept: true },
	all: { method: "GET", path: "/settings/all", access: "admin" },
	change: { method: "PATCH", path: "/settings", access: "admin", bodyLimit: 1024 * 1024 },
	undo: { method: "POST", path: "/settings/undo", access: "admin" },
	opening: { method: "GET", path: "/settings/opening", access: "public", kept: true },
	ready: { method: "GET", path: "/settings/ready", access: "admin" },
	cards: { method: "GET", path: "/settings/cards", access: "admin" },
	testCards: { method: "POST", path: "/settings/test-cards", access: "admin", limit: "testCards" },
	testMail: { method: "POST", path: "/settings/test-mail", access: "admin", limit: "testMail" },
});
