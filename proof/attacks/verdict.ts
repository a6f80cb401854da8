import { z } from "zod";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#core/contract/errors.ts";

export type Answered = { status: number; contentType: string; body: string };

const Failure = z.object({ code: z.enum(Object.keys(errorStatus) as ErrorCode[]), message: z.string().min(1) });

/** What only the inside of the shop knows: a stack, a file, a statement, a constraint, a secret. */
const INSIDE =
	/\n\s+at |node_modules|\.ts:\d|\/server\/|SyntaxError|TypeError|ZodError|\bselect\b.+\bfrom\b|insert into|violates|relation "|sqlstate|\$argon2|password_hash/i;

/** What is wrong with an answer to a hostile request; null when nothing is. */
export function wrongWith(endpoint: Endpoint, { status, contentType, body }: Answered): string | null {
	if (status >= 500) return `answered ${status}`;
	if (status < 400) return /\$argon2|password_hash/.test(body) ? "tells a secret" : null;
	if (INSIDE.test(body)) return "tells of the inside";
	// The last page of the sign-in popup is for people.
	if (contentType.startsWith("text/html")) return answersPages(endpoint) ? null : "is a page";
	const failure = Failure.safeParse(parsed(body));
	if (!failure.success) return "is not {code, message} of the closed list";
	return errorStatus[failure.data.code] === status ? null : `says ${failure.data.code} with ${status}`;
}

const answersPages = ({ reply }: Endpoint) => reply instanceof z.ZodString;

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}
