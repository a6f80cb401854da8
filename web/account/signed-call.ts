import type { Endpoint, GivenTo } from "#core/contract/endpoint.ts";
import { type Answer, ApiError, type CallOptions, call } from "#web/api.ts";
import { endSession, sessionToken } from "./session.ts";

/** A call in the name of whoever is logged in. When the token has died, so has the session. */
export async function signedCall<E extends Endpoint>(
	endpoint: E,
	given: GivenTo<E>,
	options: Omit<CallOptions, "token"> = {},
): Promise<Answer<E>> {
	const token = sessionToken();
	try {
		return await call(endpoint, given, { ...options, token });
	} catch (error) {
		const isDead = error instanceof ApiError && error.code === "unauthorized";
		if (isDead) endSession(token);
		throw error;
	}
}
