import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function screen(isTTY: boolean) {
	const written: string[] = [];
	let now = 0;
	const progress = showProgress({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now);
	const after = (ms: number, ...told: Parameters<typeof progress>) => {
		now += ms;
		progress(...told);
	};
	return { written, after };
}

test("on a terminal one line moves, and stays when its part has ended", () => {
	const { written, after } = screen(true);
	after(0, "orders", 100_000, 1_000_000);
	after(50, "orders", 150_000, 1_000_000);
	after(9_950, "orders", 300_000, 1_000_000);
	after(35_000, "orders", 1_000_000, 1_000_000);
	expect(written).toEqual([
		"\r\x1b[Korders: 100,000 of 1,000,000 (10 %)",
		"\r\x1b[Korders: 300,000 of 1,000,000 (30 %), 20,000/s, 35 s left",
		"\r\x1b[Korders: 1,000,000 of 1,000,000 (100 %), 20,000/s\n",
	]);
});

test("elsewhere there is a line each ten seconds, and one at the end of each part", () => {
	const { written, after } = screen(false);
	after(0, "products", 1_000, 100_000);
	for (const second of [3, 6, 9]) after(3_000, "products", 1_000 + second * 100, 100_000);
	after(1_000, "products", 2_000, 100_000);
	after(2_000, "products", 100_000, 100_000);
	after(0, "orders", 0, 10);
	expect(written).toEqual([
		"products: 1,000 of 100,000 (1 %)\n",
		"products: 2,000 of 100,000 (2 %), 100/s, 16 min 20 s left\n",
		"products: 100,000 of 100,000 (100 %), 8,250/s\n",
		"orders: 0 of 10 (0 %)\n",
	]);
});
