import type { schemas } from "../contract/second-factors.ts";
import { calls } from "./call.ts";

/** How the second factor the owner asks for is set up. */
const setUp = { access: "staff", right: null, withoutSecondFactor: true } as const;

export const secondFactors = calls<typeof schemas>()({
	begin: { method: "POST", path: "/users/me/second-factor", ...setUp, status: 201, stepUp: true },
	confirm: { method: "POST", path: "/users/me/second-factor/confirm", ...setUp },
	switchOff: { method: "DELETE", path: "/users/me/second-factor", access: "staff", right: null, stepUp: true },
	renewCodes: { method: "POST", path: "/users/me/recovery-codes", access: "staff", right: null, stepUp: true },
	reset: { method: "DELETE", path: "/users/:id/second-factor", access: "admin", stepUp: true },
});
