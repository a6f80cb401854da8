import type { GarmentGroup } from "#core/rules/garment-groups.ts";
import { MEASURES, type Measure, type Measurements, type SizeMeasures } from "#core/rules/measurements.ts";

export type Point = readonly [x: number, y: number];
/** From where to where something is measured; its name stands at `label`, turned by so many degrees. */
export type MeasureLine = { name: Measure; from: Point; to: Point; label: Point; turned: number };
export type GarmentShape = { outline: readonly Point[]; lines: readonly MeasureLine[]; width: number; height: number };

/** How large a garment is drawn at most, and what room there is around it for names. */
const WIDEST = 220;
const HIGHEST = 220;
const MARGIN = 32;
/** How far from the garment a line beside it runs, and its name from the line. */
const BESIDE = 10;
const NAME = 5;

/** A line across lies on the garment; the others run beside it. */
type Side = "on" | "above" | "left" | "right" | "sleeve";
type Line = { name: Measure; from: Point; to: Point; side: Side };
/** Its right half from its top to its hem, in centimetres from the middle of its top, and where it is measured. */
type Half = { edge: readonly Point[]; lines: readonly Line[] };

const across = (name: Measure, [x, y]: Point, side: Side = "on"): Line => ({ name, from: [-x, y], to: [x, y], side });
const down = (name: Measure, top: number, hem: number, side: Side): Line => ({
	name,
	from: [0, top],
	to: [0, hem],
	side,
});
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** What hangs from the shoulders: with sleeves and drawn in at the waist where they are measured. */
function fromShoulders(known: SizeMeasures, group: GarmentGroup | undefined): Half {
	const chest = known.chest ?? 52;
	const length = within(0.8 * chest, known.length ?? 1.3 * chest, 2.6 * chest);
	const tip: Point = [within(0.3 * chest, (known.shoulder ?? 0.8 * chest) / 2, 0.5 * chest), 0.07 * chest];
	const armpit: Point = [chest / 2, 0.42 * chest];
	const waistAt = Math.min(0.8 * chest, 0.7 * length);
	const waist: Point = [within(0.35 * chest, (known.waist ?? chest) / 2, 0.5 * chest), waistAt];
	const widest = group === "dresses" ? 0.68 * chest : 0.51 * chest;
	const hem: Point = [within(0.4 * chest, (known.hip ?? 2 * widest) / 2, 0.7 * chest), length];
	const sleeve = within(0.2 * chest, known.sleeve ?? 0, 1.3 * chest);
	// A long sleeve hangs, a short one stands away; its cuff, square to it, ends beside the body.
	const hangs = within(35, 20 + 40 * (sleeve / chest), 60) * (Math.PI / 180);
	const [out, along] = [Math.cos(hangs), Math.sin(hangs)];
	const outer: Point = [tip[0] + sleeve * out, tip[1] + sleeve * along];
	const cuff = within(0.05 * chest, (outer[0] - 0.52 * chest) / along, (0.38 - sleeve / (6 * chest)) * chest);
	const inner: Point = [outer[0] - cuff * along, outer[1] + cuff * out];
	const shoulder: Point[] = [[0, 0.1 * chest], [0.09 * chest, 0.07 * chest], [0.16 * chest, 0], tip];
	const sleeved = known.sleeve === undefined ? [] : [outer, inner];
	const drawnIn = known.waist === undefined ? [] : [waist];
	return {
		edge: [...shoulder, ...sleeved, armpit, ...drawnIn, hem, [0, length]],
		lines: [
			across("chest", armpit),
			across("waist", waist),
			across("hip", [hem[0], length - 0.08 * chest]),
			across("shoulder", tip, "above"),
			{ name: "sleeve", from: tip, to: outer, side: "sleeve" },
			down("length", 0, length, "left"),
		],
	};
}

/** What hangs from the waist: without an inner leg it is a skirt. */
function fromWaist(known: SizeMeasures): Half {
	const hip = known.hip ?? 1.3 * (known.waist ?? 40);
	const waist = within(0.6 * hip, known.waist ?? 0.75 * hip, hip);
	const length = within(0.7 * hip, known.length ?? (known.inseam ?? 0.8 * hip) + 0.5 * hip, 3 * hip);
	const hips: Point = [hip / 2, Math.min(0.42 * hip, 0.4 * length)];
	if (known.inseam === undefined) {
		const hem: Point = [0.62 * hip, length];
		return {
			edge: [[0, 0], [waist / 2, 0], hips, hem, [0, length]],
			lines: [across("waist", [waist / 2, 0], "above"), across("hip", hips), down("length", 0, length, "left")],
		};
	}
	const crotch = within(hips[1] + 0.08 * hip, length - known.inseam, 0.85 * length);
	return {
		edge: [[0, 0], [waist / 2, 0], hips, [0.49 * hip, length], [0.14 * hip, length], [0, crotch]],
		lines: [
			across("waist", [waist / 2, 0], "above"),
			across("hip", hips),
			down("length", 0, length, "left"),
			down("inseam", crotch, length, "right"),
		],
	};
}

const isWornFromShoulders = (known: SizeMeasures, group: GarmentGroup | undefined) =>
	known.chest !== undefined || known.shoulder !== undefined || known.sleeve !== undefined || group === "dresses";

/** A garment as its measures make it, and where each of them is taken; null where they do not tell its form. */
export function shapeOf(measurements: Measurements, group: GarmentGroup | undefined): GarmentShape | null {
	const known: SizeMeasures = Object.assign({}, ...Object.values(measurements));
	const tellsForm = MEASURES.some((name) => name !== "length" && known[name] !== undefined);
	if (group === "shoes" || !tellsForm) return null;
	const { edge, lines } = isWornFromShoulders(known, group) ? fromShoulders(known, group) : fromWaist(known);
	const right = Math.max(...edge.map(([x]) => x));
	const bottom = Math.max(...edge.map(([, y]) => y));
	const scale = Math.min(WIDEST / (2 * right), HIGHEST / bottom);
	const middle = MARGIN + right * scale;
	const drawn = ([x, y]: Point): Point => [middle + x * scale, MARGIN + y * scale];
	const half = edge.map(drawn);
	const otherHalf = half.map(([x, y]): Point => [2 * middle - x, y]).reverse();
	return {
		outline: [...half, ...otherHalf],
		lines: lines
			.filter(({ name }) => known[name] !== undefined)
			.map((line) => placed({ ...line, from: drawn(line.from), to: drawn(line.to) }, 2 * middle)),
		width: 2 * middle,
		height: 2 * MARGIN + bottom * scale,
	};
}

/** Moved beside the garment where it does not lie on it, with its name beyond it. */
function placed({ name, from, to, side }: Line, width: number): MeasureLine {
	const [away, turned] = beside(side, [to[0] - from[0], to[1] - from[1]]);
	const move = ([x, y]: Point, by: number): Point => {
		if (side === "left") return [MARGIN - by, y];
		if (side === "right") return [width - MARGIN + by, y];
		return [x + away[0] * by, y + away[1] * by];
	};
	const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	const by = side === "on" ? 0 : BESIDE;
	return { name, from: move(from, by), to: move(to, by), label: move(middle, by + NAME), turned };
}

function beside(side: Side, [x, y]: Point): [away: Point, turned: number] {
	const long = Math.hypot(x, y);
	if (side === "sleeve") return [[y / long, -x / long], Math.atan2(y, x) * (180 / Math.PI)];
	if (side === "left") return [[-1, 0], -90];
	if (side === "right") return [[1, 0], 90];
	return [[0, -1], 0];
}
