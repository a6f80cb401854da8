/** A point an outline runs through; with 1 the outline turns there sharply. The x axis has its zero under the hook. */
export type Point = readonly [x: number, y: number, corner?: 1];

export type Line = readonly Point[];

const at = (line: Line, index: number): Point => line[Math.max(0, Math.min(line.length - 1, index))] ?? [0, 0];

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 0.001;

export const mix = (a: Point, b: Point, part: number): Point => [
	a[0] + (b[0] - a[0]) * part,
	a[1] + (b[1] - a[1]) * part,
];

export const mirror = (line: Line): Line => line.map(([x, y, corner]) => (corner ? [-x, y, corner] : [-x, y]));

export const reverse = (line: Line): Line => [...line].reverse();

export const corner = ([x, y]: Point): Point => [x, y, 1];

/** The right half of an outline, from top centre to bottom centre, closed with its mirror image. */
export const bothSides = (right: Line): Line => [...right, ...reverse(mirror(right))];

type Curve = { from: Point; c1: Point; c2: Point; to: Point };

/** Bezier curves through all points: soft where no corner is asked for, and never overshooting. */
export function curves(line: Line, closed: boolean): Curve[] {
	const count = line.length;
	const point = (index: number) => (closed ? at(line, (index + count) % count) : at(line, index));
	const tangent = (index: number, segment: number): Point | null => {
		const here = point(index);
		const isEnd = !closed && (index === 0 || index === count - 1);
		if (here[2] || isEnd) return null;
		const before = point(index - 1);
		const after = point(index + 1);
		const scale = segment / (distance(before, here) + distance(here, after));
		return [(after[0] - before[0]) * scale, (after[1] - before[1]) * scale];
	};
	const result: Curve[] = [];
	for (let index = 0; index < (closed ? count : count - 1); index++) {
		const from = point(index);
		const to = point(index + 1);
		const length = distance(from, to);
		const chord: Point = [to[0] - from[0], to[1] - from[1]];
		const leave = tangent(index, length);
		const arrive = tangent(closed ? (index + 1) % count : index + 1, length);
		// A sharp end leans into the curve its neighbour asks for.
		const lean = (other: Point): Point => [chord[0] * 1.5 - other[0] * 0.5, chord[1] * 1.5 - other[1] * 0.5];
		const out = leave ?? (arrive ? lean(arrive) : chord);
		const into = arrive ?? (leave ? lean(leave) : chord);
		result.push({
			from,
			c1: [from[0] + out[0] / 3, from[1] + out[1] / 3],
			c2: [to[0] - into[0] / 3, to[1] - into[1] / 3],
			to,
		});
	}
	return result;
}

/** Evenly chosen points along the smooth curve through a line. */
export function sample(line: Line, count: number): Point[] {
	const parts = curves(line, false);
	const dense: Point[] = [at(line, 0)];
	for (const { from, c1, c2, to } of parts) {
		for (let step = 1; step <= 16; step++) {
			const t = step / 16;
			const u = 1 - t;
			const weigh = (axis: 0 | 1) =>
				u * u * u * from[axis] + 3 * u * u * t * c1[axis] + 3 * u * t * t * c2[axis] + t * t * t * to[axis];
			dense.push([weigh(0), weigh(1)]);
		}
	}
	const lengths = [0];
	for (let index = 1; index < dense.length; index++) {
		lengths.push((lengths[index - 1] ?? 0) + distance(at(dense, index - 1), at(dense, index)));
	}
	const total = lengths.at(-1) ?? 0;
	let cursor = 1;
	return Array.from({ length: count }, (_, index) => {
		const goal = count === 1 ? 0 : (total * index) / (count - 1);
		while (cursor < dense.length - 1 && (lengths[cursor] ?? 0) < goal) cursor++;
		const start = lengths[cursor - 1] ?? 0;
		const span = (lengths[cursor] ?? 0) - start || 1;
		return mix(at(dense, cursor - 1), at(dense, cursor), Math.min(1, (goal - start) / span));
	});
}

/** Where a line crosses a height; lines run from top to bottom. */
export function xAt(line: Line, y: number): number {
	const dense = sample(line, 40);
	for (let index = 1; index < dense.length; index++) {
		const a = at(dense, index - 1);
		const b = at(dense, index);
		if (y <= b[1]) return mix(a, b, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)))[0];
	}
	return at(dense, dense.length - 1)[0];
}

export type Pen = (line: Line, closed?: boolean) => string;

const digit = (value: number) => String(Math.round(value * 10) / 10);

/** Writes lines as path data, all bent by the same slight irregularity so that parts stay where they belong. */
export function makePen(phases: readonly [number, number, number]): Pen {
	const bend = ([x, y]: Point): string => {
		const ramp = Math.min(1, Math.max(0, (y - 250) / 350));
		const dx = (4.2 * Math.sin(y / 150 + phases[0]) + 2.4 * Math.sin(x / 90 + y / 210 + phases[1])) * ramp;
		const dy = 3.4 * Math.sin(x / 120 + phases[2]) * ramp;
		return `${digit(x + dx)} ${digit(y + dy)}`;
	};
	return (line, closed = false) => {
		const parts = curves(line, closed);
		const body = parts.map(({ c1, c2, to }) => `C${bend(c1)} ${bend(c2)} ${bend(to)}`).join("");
		return `M${bend(at(line, 0))}${body}${closed ? "Z" : ""}`;
	};
}

/** The same line, moved to its right-hand side (seen along its run). */
export function offset(line: Line, by: number, count = 24): Line {
	const points = sample(line, count);
	return points.map((point, index) => {
		const before = at(points, index - 1);
		const after = at(points, index + 1);
		const length = distance(before, after);
		return [point[0] - ((after[1] - before[1]) / length) * by, point[1] + ((after[0] - before[0]) / length) * by];
	});
}

/** A closed strip between two lines that run the same way. */
export const strip = (a: Line, b: Line): Line => {
	const ends = (line: Line) =>
		line.map((point, index) => (index === 0 || index === line.length - 1 ? corner(point) : point));
	return [...ends(a), ...reverse(ends(b))];
};
