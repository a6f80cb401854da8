import type { schemas } from "../contract/second-factors.ts";
import { calls } from "./call.ts";

export const secondFactors = calls<typeof schemas>()({
	begin: { method: "POST", path: "/users/me/second-factor", access: "staff", right: null, status: 201, stepUp: true },
	confirm: { method: "POST", path: "/users/me/second-factor/confirm", access: "staff", right: null },
	switchOff: { method: "DELETE", path: "/users/me/second-factor", access: "staff", right: null, stepUp: true },
	renewCodes: { method: "POST", path: "/users/me/recovery-codes", access: "staff", right: null, stepUp: true },
	reset: { method: "DELETE", path: "/users/:id/second-factor", access: "admin", stepUp: true },
});
