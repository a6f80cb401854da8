import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { costOf } from "./measure.ts";

function work(ms: number): void {
	const before = process.threadCpuUsage();
	const worked = () => {
		const { user, system } = process.threadCpuUsage(before);
		return (user + system) / 1000;
	};
	while (worked() < ms);
}

test("work in one piece is a delay, the same work in slices is not", async () => {
	const whole = await costOf(async () => {
		work(80);
		return 200;
	});
	expect(whole.cpu).toBeGreaterThanOrEqual(80);
	expect(whole.delay).toBeGreaterThanOrEqual(75);
	const sliced = await costOf(async () => {
		for (let nth = 0; nth < 8; nth += 1) {
			work(10);
			await turn();
		}
		return 200;
	});
	expect(sliced.cpu).toBeGreaterThanOrEqual(80);
	expect(sliced.delay).toBeLessThan(60);
});
