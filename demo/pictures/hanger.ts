import { bothSides, curves, type Line } from "./geometry.ts";
import { RAIL } from "./scene.ts";
import { gradient, type Sheet } from "./sheet.ts";

export type Hanger = "shoulders" | "clips" | "bar";

/** Height of the hanger's upper edge at a distance from the middle: shoulders rest on it. */
export const shoulderLine = (x: number) => 180 + 0.26 * Math.abs(x) + 0.00055 * x * x;

/** Upper edge of the bar of the hangers that have one. */
export const BAR = 214;

const STEEL = "#5b5550";

const straight = (line: Line): string => {
	const parts = curves(line, true);
	const first = parts[0]?.from ?? [0, 0];
	return `M${first[0]} ${first[1]}${parts.map(({ c1, c2, to }) => `C${c1[0].toFixed(1)} ${c1[1].toFixed(1)} ${c2[0].toFixed(1)} ${c2[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`).join("")}Z`;
};

const edge = (x: number): [number, number] => [x, shoulderLine(x)];

const SHOULDERS = straight(
	bothSides([
		[0, 176],
		[14, 178],
		edge(40),
		edge(90),
		edge(140),
		[166, 238],
		[173, 247],
		[170, 257],
		[160, 257],
		[120, 236],
		[70, 217],
		[26, 206],
		[0, 204],
	]),
);

const STICK =
	"M-172 197Q-176 197-176 203Q-176 211-170 211L170 211Q176 211 176 203Q176 197 172 197L16 194Q8 182 0 182Q-8 182-16 194Z";

/** The half of the hook that runs behind the rail. */
export const hookBehind = () =>
	`<path d="M-10 ${RAIL.y + 17}C-14 ${RAIL.y + 8}-13 ${RAIL.y - 13} -3 ${RAIL.y - 13}" fill="none" stroke="#3f3a36" stroke-width="4.6" stroke-linecap="round"/>`;

export function hookBefore(): string {
	const wire = `M-4 ${RAIL.y - 13}C8 ${RAIL.y - 14} 11 ${RAIL.y + 4} 9 ${RAIL.y + 24}C7 ${RAIL.y + 46} 0 ${RAIL.y + 50} 0 ${RAIL.y + 66}L0 186`;
	return `<path d="${wire}" fill="none" stroke="${STEEL}" stroke-width="5.2" stroke-linecap="round"/><path d="${wire}" fill="none" stroke="#c9c2b8" stroke-width="1.3" transform="translate(-1 0)" opacity=".85"/>`;
}

export const hangerShadow = (kind: Hanger) =>
	`<path d="M9 ${RAIL.y}L0 186" stroke-width="6" stroke="#000" fill="none"/><path d="${kind === "shoulders" ? SHOULDERS : STICK}"/>`;

export function hangerWood(sheet: Sheet, kind: Hanger): string {
	const shape = kind === "shoulders" ? SHOULDERS : STICK;
	const wood = gradient(sheet, "down", [
		[0, "#d9b384"],
		[0.3, "#c2935f"],
		[1, "#8d6039"],
	]);
	const grain = [-5, -1, 4, 9]
		.map(
			(by) =>
				`<path d="${kind === "shoulders" ? `M-168 ${246 + by}C-120 ${216 + by}-60 ${196 + by} 0 ${191 + by}C60 ${196 + by} 120 ${216 + by} 168 ${246 + by}` : `M-174 ${202 + by / 2}L174 ${203 + by / 2}`}"/>`,
		)
		.join("");
	const collar = `<rect x="-6.500" y="174" width="13" height="9" rx="2.500" fill="#a59d92"/><rect x="-6.500" y="174" width="5" height="9" rx="2" fill="#ddd6cb"/>`;
	return `<path d="${shape}" fill="url(#${wood})"/><g fill="none" stroke="#7d5230" stroke-width="1" opacity=".32">${grain}</g><path d="${shape}" fill="none" stroke="#6f4727" stroke-width="1.2" opacity=".6"/>${kind === "shoulders" ? collar : ""}`;
}

/** Two steel clips that hold a waistband whose upper edge is at `y`. */
export function clips(sheet: Sheet, apart: number, y: number): string {
	const steel = gradient(sheet, "across", [
		[0, "#8f8880"],
		[0.3, "#efeae2"],
		[0.6, "#a8a097"],
		[1, "#6e675f"],
	]);
	return [-apart, apart]
		.map(
			(x) =>
				`<g transform="translate(${x} 0)"><path d="M-5 192Q0 186 5 192L5 212L-5 212Z" fill="url(#${steel})" stroke="#4c4640" stroke-width=".7"/><rect x="-13" y="208" width="26" height="${y + 18 - 208}" rx="3" fill="url(#${steel})" stroke="#4c4640" stroke-width=".8"/><path d="M-13 ${y + 8}L13 ${y + 8}M-13 ${y + 13}L13 ${y + 13}" stroke="#4c4640" stroke-width=".8" opacity=".45"/><rect x="-7" y="202" width="14" height="9" rx="2" fill="#8b847b" stroke="#4c4640" stroke-width=".7"/></g>`,
		)
		.join("");
}
