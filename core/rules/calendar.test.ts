import { expect, test } from "vitest";
import { dayOf, lastDays, monthOf } from "./calendar.ts";

test("the last days end with today and leave none out, also over the end of a year", () => {
	expect(lastDays(3, new Date("2026-01-01T23:59:59.999Z"))).toEqual(["2025-12-30", "2025-12-31", "2026-01-01"]);
	expect(lastDays(1, new Date("2024-02-29T00:00:00Z"))).toEqual(["2024-02-29"]);
	expect(new Set(lastDays(1100, new Date("2026-11-15T12:00:00Z"))).size).toBe(1100);
});

test("a day is the UTC one, a month its first day", () => {
	expect(dayOf(new Date("2026-03-31T23:30:00-03:00"))).toBe("2026-04-01");
	expect(monthOf("2026-03-31")).toBe("2026-03-01");
});
