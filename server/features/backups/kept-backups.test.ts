import fc from "fast-check";
import { expect, test } from "vitest";
import { keptBackups } from "./kept-backups.rules.ts";

const DAY_MS = 86_400_000;
const moments = fc.array(fc.date({ min: new Date("2024-01-01"), max: new Date("2026-06-01"), noInvalidDate: true }), {
	maxLength: 60,
});
const now = new Date("2026-06-01T04:00:00Z");

test("of nightly backups a year long, a week of days, five weeks and twelve months stay", () => {
	let there: Date[] = [];
	for (let night = 0; night < 400; night += 1) {
		const tonight = new Date(Date.UTC(2025, 0, 1 + night, 3));
		there = keptBackups([...there, tonight], tonight);
	}
	expect(there.map((moment) => moment.toISOString().slice(0, 10))).toEqual([
		...["2026-02-04", "2026-02-03", "2026-02-02", "2026-02-01", "2026-01-31", "2026-01-30", "2026-01-29"],
		...["2026-01-25", "2026-01-18", "2026-01-11"],
		...["2025-12-31", "2025-11-30", "2025-10-31", "2025-09-30", "2025-08-31", "2025-07-31"],
		...["2025-06-30", "2025-05-31", "2025-04-30", "2025-03-31"],
	]);
});

test("the newest always stays, and so does whatever was written within a day", () => {
	fc.assert(
		fc.property(moments, (all) => {
			const kept = keptBackups(all, now);
			expect(kept.every((moment) => all.includes(moment))).toBe(true);
			const newest = [...all].sort((one, other) => other.getTime() - one.getTime())[0];
			if (newest) expect(kept[0]).toEqual(newest);
			for (const moment of all) if (now.getTime() - moment.getTime() < DAY_MS) expect(kept).toContainEqual(moment);
		}),
	);
});

test("what stays, stays when it is looked at again; and it is never more than days, weeks and months ask for", () => {
	fc.assert(
		fc.property(moments, (all) => {
			const kept = keptBackups(all, now);
			expect(keptBackups(kept, now)).toEqual(kept);
			const old = kept.filter((moment) => now.getTime() - moment.getTime() >= DAY_MS);
			expect(old.length).toBeLessThanOrEqual(7 + 5 + 12);
		}),
	);
});
