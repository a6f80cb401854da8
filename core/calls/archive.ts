import type { schemas } from "../contract/archive.ts";
import { calls } from "./call.ts";

export const archive = calls<typeof schemas>()({
	find: { method: "GET", path: "/archive", access: "admin" },
	make: { method: "POST", path: "/archive", access: "admin", stepUp: true, limit: "export" },
	download: {
		method: "GET",
		path: "/archive/:id/file",
		access: "admin",
		contentType: "application/zip",
		stepUp: true,
		limit: "export",
	},
	remove: { method: "DELETE", path: "/archive/:id", access: "admin" },
});
