import { expect, test } from "vitest";
import { STAFF_RIGHTS } from "../rules/staff-rights.ts";
import { contractEntries } from "./index.ts";
import { rightsOf, StaffPermissions } from "./staff-permissions.ts";

test("every right is needed by a call, and every call for staff says which it needs", () => {
	const needed = contractEntries().flatMap(({ endpoint }) => endpoint.right ?? []);
	expect([...new Set(needed)].sort()).toEqual([...STAFF_RIGHTS].sort());
	const silent = contractEntries().filter(
		({ endpoint }) => /staff/.test(endpoint.access) && endpoint.right === undefined,
	);
	expect(silent.map(({ name }) => name)).toEqual([]);
});

test("what was not decided is allowed, and a right that is no more is forgotten", () => {
	const stored = { rights: { "orders.refund": false, "ships.sink": true } };
	const permissions = StaffPermissions.parse(stored);
	expect(permissions).toMatchObject({ smallestPrice: 0.01, largestDiscount: 99, largestAmount: 10_000_000 });
	expect(rightsOf("employee", permissions)).toEqual(STAFF_RIGHTS.filter((right) => right !== "orders.refund"));
	expect(rightsOf("admin", permissions)).toEqual(STAFF_RIGHTS);
});
