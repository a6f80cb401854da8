import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { AppError, toAppError } from "./errors.ts";

const thrown = (code: string) => new DrizzleQueryError("select", [], Object.assign(new Error("refused"), { code }));

test.each([
	["57014", "a statement that took too long"],
	["55P03", "a lock that could not be had"],
	["25006", "a replica that takes no writes"],
	["53100", "a full disk"],
	["53300", "no connection left"],
	["08006", "a lost connection"],
	["EHOSTUNREACH", "a host without a way to it"],
	["ENOSPC", "a full disk under the files"],
])("%s (%s) is answered: try again", (code) => {
	expect(toAppError(thrown(code))).toMatchObject({ code: "unavailable", status: 503, retryAfterSeconds: 2 });
});

test.each([
	'could not extend file "base/16384/16385": File too large',
	'could not write to log file "000000010000000000000001" at offset 13238272, length 16384: File too large',
])("PostgreSQL's %s is answered: try again", (message) => {
	const error = new DrizzleQueryError("insert", [], Object.assign(new Error(message), { code: "XX000" }));
	expect(toAppError(error)).toMatchObject({ code: "unavailable", status: 503 });
});

test("a pooler that has no connection to give is answered: try again; a query put together wrongly is our fault", () => {
	const refused = Object.assign(new Error("query_wait_timeout"), { code: "08P01", severity: "FATAL" });
	const wrong = Object.assign(new Error("bind message supplies 1 parameters"), { code: "08P01", severity: "ERROR" });
	expect(toAppError(new DrizzleQueryError("select", [], refused))).toMatchObject({ code: "unavailable", status: 503 });
	expect(toAppError(new DrizzleQueryError("select", [], wrong))).toMatchObject({ code: "internal", status: 500 });
});

test("any other failure is our fault, and what it says stays inside", () => {
	const error = toAppError(thrown("42P01"));
	expect(error).toBeInstanceOf(AppError);
	expect(error.body).toEqual({ code: "internal", message: "Something went wrong on our side" });
});
