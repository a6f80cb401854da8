import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from "pino";

/** The shop's log: what happened and where, never to whom. */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options: LoggerOptions = { level, base: null, serializers: { err: errorForLog }, hooks: { logMethod } };
	return destination ? pino(options, destination) : pino(options);
}

/** Without words of its own an error would be logged a second time, whole, as the line's message. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
	const [first, ...rest] = args as unknown[];
	const subject = first instanceof Error ? { err: first } : first;
	const hasError = typeof subject === "object" && subject !== null && "err" in subject;
	const words = hasError && rest.length === 0 ? ["failed"] : rest;
	method.apply(this, [subject, ...words] as Parameters<LogFn>);
}

type Problem = {
	name?: string;
	message?: string;
	code?: unknown;
	constraint?: unknown;
	stack?: string;
	cause?: unknown;
};

/**
 * An error and its causes. Left out is what a failed query was given and what PostgreSQL quotes of a row: these are
 * people's names, addresses and phones.
 */
function errorForLog(error: unknown, depth = 0): Record<string, unknown> {
	const { name = "Error", message = String(error), code, constraint, stack = "", cause } = (error ?? {}) as Problem;
	const frames = stack.slice(stack.indexOf("\n    at ") + 1);
	return {
		type: name,
		message: message.replace(/\nparams: [\s\S]*/, ""),
		...(code !== undefined && { code }),
		...(constraint !== undefined && { constraint }),
		...(frames.startsWith("    at ") && { stack: frames }),
		...(cause !== undefined && depth < 4 && { cause: errorForLog(cause, depth + 1) }),
	};
}
