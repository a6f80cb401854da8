import type { Call, GivenTo } from "#core/calls/call.ts";
import { type Answer, ApiError, type CallOptions, call } from "#web/api.ts";
import { endSession, learnWho, sessionToken } from "./session.ts";

/** A call in the name of whoever is logged in. When the token has died, so has the session. */
export async function signedCall<C extends Call>(
	what: C,
	given: GivenTo<C>,
	options: Omit<CallOptions, "token"> = {},
): Promise<Answer<C>> {
	const token = sessionToken();
	try {
		return await call(what, given, { ...options, token });
	} catch (error) {
		const isDead = error instanceof ApiError && error.code === "unauthorized";
		if (isDead) endSession(token);
		// The owner may have taken a right away, or asks for a second factor: what is offered follows.
		if (error instanceof ApiError && /^(forbidden|second_factor_needed)$/.test(error.code)) void learnWho();
		throw error;
	}
}
