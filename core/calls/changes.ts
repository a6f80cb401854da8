import type { schemas } from "../contract/changes.ts";
import { calls } from "./call.ts";

export const changes = calls<typeof schemas>()({
	undo: { method: "POST", path: "/changes/:id/undo", access: "staff", right: null },
});
