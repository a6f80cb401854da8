import { describe, expect, it } from "vitest";
import { growthInWords, lastThatAdded, machinesOfOneDatabase } from "./growth.ts";

const stepsOf = (...rates: number[]) => rates.map((perSecond) => ({ perSecond, databaseMs: 4 }));

describe("where throughput stops growing", () => {
	it("is the last machine that added a tenth or more", () => {
		expect(lastThatAdded(stepsOf(20, 38, 55))).toBe(3);
		expect(lastThatAdded(stepsOf(20, 38, 41))).toBe(2);
		expect(lastThatAdded(stepsOf(20, 19, 60))).toBe(1);
		expect(lastThatAdded(stepsOf(20))).toBe(1);
	});

	it("is simulated for the database: so many machines of the first one's rate fill its core", () => {
		expect(machinesOfOneDatabase(stepsOf(25, 50), 0.2)).toBe(2);
	});

	it("is said for both", () => {
		expect(growthInWords(stepsOf(25, 50, 51), 0.2)).toBe(
			"throughput stops growing at 2 of 3 machines; by the processor time PostgreSQL took, one core of it is full with 2.0 (simulated)",
		);
		expect(growthInWords(stepsOf(25, 50), 0.2)).toMatch(/^throughput grows with each of 2 machines;/);
	});
});
