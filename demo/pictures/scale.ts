/** Units of the drawing that a centimetre of the chart takes, and where its floor is. */
export const CHART = { unit: 5.2, floor: 1064, garment: -110 };

const INK = "#3a332d";
const HEIGHTS = [170, 180] as const;

/** Digits as strokes in a box of 10 by 16, so that no machine's fonts matter. */
const DIGITS: Readonly<Record<string, string>> = {
	"0": "M5 0C10 0 10 16 5 16C0 16 0 0 5 0Z",
	"1": "M2 4L6 0L6 16",
	"5": "M9 0L2 0L1 7C6 4 10 7 9 12C8 17 2 17 0 13",
	"7": "M0 0L10 0L4 16",
	"8": "M5 7.500C0 7 0 0 5 0C10 0 10 7 5 7.500C-1 8 -1 16 5 16C11 16 11 8 5 7.500Z",
};

const above = (cm: number) => CHART.floor - cm * CHART.unit;

function number(value: number, x: number, y: number, size = 1.3): string {
	const digits = [...String(value)].map(
		(digit, place) => `<path d="${DIGITS[digit]}" transform="translate(${place * 14} 0)"/>`,
	);
	return `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${INK}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">${digits.join("")}</g>`;
}

/** A person of some height as a line: crown, shoulder, waist, knee and floor are marked on it. */
function bodyLine(height: number, x: number): string {
	const marks = [0.818, 0.61, 0.285]
		.map((part) => `<circle cx="${x}" cy="${above(height * part).toFixed(1)}" r="4.500" fill="${INK}"/>`)
		.join("");
	return `<g stroke="${INK}" stroke-width="2.600" stroke-linecap="round" fill="none"><path d="M${x} ${above(height)}L${x} ${CHART.floor}M${x - 17} ${above(height)}L${x + 17} ${above(height)}"/></g>${marks}${number(height, x - 26, above(height) - 36, 1.5)}`;
}

/** The chart: centimetres above the floor at the left, two persons at the right, and where the garment begins and ends. */
export function chart(top: number, hem: number): string {
	const ticks = Array.from({ length: 19 }, (_, index) => index * 10)
		.map((cm) => {
			const wide = cm % 50 === 0;
			return `<path d="M-396 ${above(cm)}L${wide ? -366 : -382} ${above(cm)}" opacity="${wide ? 0.9 : 0.5}"/>`;
		})
		.join("");
	const levels = [top, hem]
		.map(
			(cm) =>
				`<path d="M-340 ${above(cm).toFixed(1)}L372 ${above(cm).toFixed(1)}" stroke-dasharray="7 8" opacity=".55"/>`,
		)
		.join("");
	return [
		`<g stroke="${INK}" stroke-width="2" fill="none"><path d="M-396 ${CHART.floor}L396 ${CHART.floor}" stroke-width="3"/>${ticks}${levels}</g>`,
		...[50, 100, 150].map((cm) => number(cm, -358, above(cm) - 10, 1.2)),
		...HEIGHTS.map((height, index) => bodyLine(height, 220 + index * 120)),
	].join("");
}
