import { StartupError } from "../startup-error.ts";

type Problem = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown };

/** Drizzle wraps what PostgreSQL said; this is the innermost error that carries a code. */
function withCode(error: unknown): Problem | undefined {
	for (
		let at = error as Problem | undefined, depth = 0;
		at && depth < 5;
		at = at.cause as Problem | undefined, depth += 1
	) {
		if (typeof at.code === "string") return at;
	}
	return undefined;
}

/** PostgreSQL's five-character code ("23505"), or the system's ("ECONNREFUSED"). */
export function errorCode(error: unknown): string | undefined {
	return withCode(error)?.code as string | undefined;
}

/** The name of the constraint or guard that refused the write, as the schema spells it. */
export function violatedConstraint(error: unknown): string | undefined {
	const constraint = withCode(error)?.constraint;
	return typeof constraint === "string" ? constraint : undefined;
}

/** Why a database cannot be used, in one sentence that never holds the password. */
export function connectionProblem(error: unknown, url: string): StartupError {
	const target = address(url);
	if (!target) return new StartupError("DATABASE_URL is not an address like postgres://user:password@host:5432/name.");
	const { place, user, name } = target;
	const code = errorCode(error);
	const sentences: Record<string, string> = {
		"28P01": `The database at ${place} refuses the password of user "${user}".`,
		"28000": `The database at ${place} does not let user "${user}" in.`,
		"3D000": `There is no database "${name}" at ${place}.`,
		"53300": `The database at ${place} has no free connection left.`,
		"57P03": `The database at ${place} is not ready yet.`,
		"42501": `User "${user}" of database "${name}" at ${place} lacks a right the shop needs: ${text(error)}.`,
		ECONNREFUSED: `Nothing answers at ${place}, where the database should be.`,
		ENOTFOUND: `The database's host in ${place} is not known.`,
		EAI_AGAIN: `The database's host in ${place} is not known.`,
	};
	const sentence = sentences[code ?? ""] ?? `The database at ${place} cannot be used: ${text(error)}.`;
	return new StartupError(sentence, { cause: error });
}

function address(url: string) {
	try {
		const { protocol, host, port, username, pathname } = new URL(url);
		if (!/^postgres(ql)?:$/.test(protocol) || host === "") return undefined;
		const name = decodeURIComponent(pathname.slice(1)) || username;
		return { place: port ? host : `${host}:5432`, user: decodeURIComponent(username), name };
	} catch {
		return undefined;
	}
}

function text(error: unknown): string {
	const { message } = (withCode(error) ?? error) as Problem;
	return String(message ?? error).replace(/[.\s]+$/, "");
}
