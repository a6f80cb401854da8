import { measureNames } from "#core/messages/measures.ts";
import type { GarmentGroup } from "#core/rules/garment-groups.ts";
import type { Measurements } from "#core/rules/measurements.ts";
import { type GarmentShape, type MeasureLine, type Point, shapeOf } from "./garment-shape.ts";
import messages from "./messages.en.ts";

/** The garment laid flat, with a line for each measure of its table. */
export function MeasuredGarment({ of, group }: { of: Measurements; group: GarmentGroup | undefined }) {
	const shape = shapeOf(of, group);
	if (!shape) return null;
	const { outline, lines, width, height } = shape;
	return (
		<svg
			role="img"
			aria-label={messages.garment.drawn(lines.map(({ name }) => messages.garment.where[name]))}
			viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
			width={Math.ceil(width)}
			className="mx-auto h-auto max-w-full"
		>
			<path d={`M${closed(outline)}Z`} className="fill-sunken stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
			{lines.map((line) => (
				<Measured key={line.name} {...line} />
			))}
		</svg>
	);
}

const said = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const closed = (outline: GarmentShape["outline"]) => outline.map(said).join("L");

function Measured({ name, from, to, label, turned }: MeasureLine) {
	return (
		<g className="stroke-clay">
			<path d={`M${said(from)}L${said(to)}`} strokeWidth="1.5" strokeDasharray="4 3" />
			{[from, to].map(([x, y]) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" className="fill-clay stroke-none" />
			))}
			<text
				transform={`translate(${said(label)}) rotate(${turned})`}
				textAnchor="middle"
				className="fill-ink stroke-none text-note"
			>
				{measureNames[name]}
			</text>
		</g>
	);
}
