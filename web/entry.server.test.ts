import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { errorLogContext, handleError } from "./entry.server.tsx";

const page = new URL("http://shop.test/home");

/** What reached the shop's log. */
function logged(error: unknown, request = new Request(page)): unknown[] {
	const log: unknown[] = [];
	const context = new RouterContextProvider();
	context.set(errorLogContext, (problem) => log.push(problem));
	handleError(error, { request, context, params: {} });
	return log;
}

test("an error of a page is written to the shop's log", () => {
	const problem = new Error("no such colour");
	expect(logged(problem)).toEqual([problem]);
	const broken = { status: 503, statusText: "", internal: false, data: null };
	expect(logged(broken)).toEqual([broken]);
});

test("a page that does not exist and a visitor who left are no errors of the shop's", () => {
	expect(logged({ status: 404, statusText: "", internal: false, data: null })).toEqual([]);
	expect(logged(new Error("cut"), new Request(page, { signal: AbortSignal.abort() }))).toEqual([]);
});
