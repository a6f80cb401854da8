import fc from "fast-check";
import { expect, test } from "vitest";
import { CLOSE, fitted, kept, moved, pinched, WHOLE, type ZoomView, zoomed } from "./view.ts";

const coordinate = fc.integer({ min: -500, max: 500 });
const point = fc.record({ x: coordinate, y: coordinate });
const view: fc.Arbitrary<ZoomView> = fc.record({
	scale: fc.double({ min: 1, max: 5, noNaN: true }),
	x: coordinate,
	y: coordinate,
});
const stage = { width: 390, height: 844 };
const picture = fitted({ width: 3, height: 4 }, stage);

test("a picture fits its stage whole, as large as it can", () => {
	expect(picture).toEqual({ width: 390, height: 520 });
	expect(fitted({ width: 3, height: 4 }, { width: 1440, height: 900 })).toEqual({ width: 675, height: 900 });
});

test("what lies under the finger stays there, however much larger the picture becomes", () => {
	fc.assert(
		fc.property(view, fc.double({ min: 0.2, max: 5, noNaN: true }), point, (before, factor, at) => {
			const after = zoomed(before, factor, at);
			expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale, 6);
			expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale, 6);
			expect(after.scale).toBeGreaterThanOrEqual(1);
			expect(after.scale).toBeLessThanOrEqual(5);
		}),
	);
});

test("however far it is dragged, no more of the stage is empty than with the picture in the middle", () => {
	fc.assert(
		fc.property(view, point, (before, by) => {
			const { scale, x, y } = kept(moved(before, by), picture, stage);
			expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - stage.width) / 2));
			expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - stage.height) / 2));
		}),
	);
});

test("a picture that is whole again lies in the middle", () => {
	const close = zoomed(WHOLE, CLOSE, { x: 100, y: -200 });
	expect(kept(zoomed(close, 0.1, { x: 40, y: 0 }), picture, stage)).toEqual(WHOLE);
});

test("two fingers that part enlarge, and take along what lies between them", () => {
	const before = [
		{ x: -50, y: 0 },
		{ x: 50, y: 0 },
	] as const;
	const after = [
		{ x: -80, y: 30 },
		{ x: 120, y: 30 },
	] as const;
	expect(pinched(WHOLE, before, after)).toEqual({ scale: 2, x: 20, y: 30 });
});
