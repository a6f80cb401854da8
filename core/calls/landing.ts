import type { schemas } from "../contract/landing.ts";
import { calls } from "./call.ts";

export const landing = calls<typeof schemas>()({
	show: { method: "GET", path: "/landing", access: "public", kept: true },
});
