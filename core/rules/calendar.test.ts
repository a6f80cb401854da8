import fc from "fast-check";
import { expect, test } from "vitest";
import { clockAt, dayAfter, dayOf, isTimeZone, lastDays, momentOn, monthOf, startOfDay } from "./calendar.ts";

test("the last days end with today and leave none out, also over the end of a year", () => {
	expect(lastDays(3, "2026-01-01")).toEqual(["2025-12-30", "2025-12-31", "2026-01-01"]);
	expect(lastDays(1, "2024-02-29")).toEqual(["2024-02-29"]);
	expect(new Set(lastDays(1100, "2026-11-15")).size).toBe(1100);
});

test("a day is the one the shop's clock shows, a month its first day", () => {
	const night = new Date("2026-03-31T23:30:00-03:00");
	expect(dayOf(night, "UTC")).toBe("2026-04-01");
	expect(dayOf(night, "America/Argentina/Buenos_Aires")).toBe("2026-03-31");
	expect(dayOf(night, "Asia/Tokyo")).toBe("2026-04-01");
	expect(monthOf("2026-03-31")).toBe("2026-03-01");
});

test.each([
	["2026-12-21", "UTC", "2026-12-21T00:00:00.000Z"],
	["2026-12-21", "America/Argentina/Buenos_Aires", "2026-12-21T03:00:00.000Z"],
	["2026-06-21", "Pacific/Kiritimati", "2026-06-20T10:00:00.000Z"],
	["2026-06-21", "Asia/Kathmandu", "2026-06-20T18:15:00.000Z"],
	["2026-03-29", "Europe/Madrid", "2026-03-28T23:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, moment) => {
	expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});

test("a zone is known by its name alone", () => {
	for (const name of ["UTC", "Europe/Madrid", "America/Argentina/Buenos_Aires", "Etc/GMT+3"])
		expect(isTimeZone(name)).toBe(true);
	for (const name of ["", "utc", "+03:00", "GMT+3", "Mars/Base", "Europe/Madrid'", "Europe"])
		expect(isTimeZone(name)).toBe(false);
});

test("a time somebody types is the moment at which the shop's clock shows it, in summer and in winter", () => {
	const zones = ["UTC", "America/Argentina/Buenos_Aires", "Europe/Madrid", "America/New_York", "Australia/Lord_Howe"];
	const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
	fc.assert(
		fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
			const shown = clockAt(new Date(minutes * 60_000), zone);
			expect(clockAt(momentOn(shown, zone), zone)).toBe(shown);
		}),
	);
	for (const early of ["0999-05-01T10:00", "0020-05-01T10:00"])
		expect(clockAt(momentOn(early, "America/New_York"), "America/New_York")).toBe(early);
	expect(momentOn("2026-07-01T00:00", "Europe/Madrid").toISOString()).toBe("2026-06-30T22:00:00.000Z");
	expect(momentOn("2026-01-01T00:00", "Europe/Madrid").toISOString()).toBe("2025-12-31T23:00:00.000Z");
	expect(clockAt(momentOn("2026-03-29T02:30", "Europe/Madrid"), "Europe/Madrid")).toBe("2026-03-29T03:30");
	expect(clockAt(momentOn("2026-03-08T02:30", "America/New_York"), "America/New_York")).toBe("2026-03-08T03:30");
});

test.each([
	["2026-01-31", "2026-02-01"],
	["2024-02-28", "2024-02-29"],
	["2025-12-31", "2026-01-01"],
])("after %s comes %s", (day, next) => {
	expect(dayAfter(day)).toBe(next);
});
