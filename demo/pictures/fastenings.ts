import type { Cloth } from "./cloth.ts";
import { shift, toneOf } from "./colour.ts";
import type { Line, Point } from "./geometry.ts";
import { gradient } from "./sheet.ts";

type ButtonKind = "shirt" | "horn" | "metal";

export function button(cloth: Cloth, [x, y]: Point, radius: number, kind: ButtonKind = "shirt"): void {
	const { base, light } = cloth.palette;
	const body =
		kind === "metal"
			? "#b98a4e"
			: kind === "horn"
				? light < 0.45
					? shift(base, 0.08)
					: "#5b4332"
				: toneOf(base).light > 0.5
					? "#f4efe6"
					: shift(base, 0.16);
	const face = cloth.sheet.define(
		`button ${body}`,
		(id) =>
			`<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${shift(body, 0.14)}"/><stop offset=".55" stop-color="${body}"/><stop offset="1" stop-color="${shift(body, -0.2)}"/></radialGradient>`,
	);
	const hole = radius * 0.26;
	const holes =
		kind === "metal"
			? `<circle r="${radius * 0.45}" fill="${shift(body, -0.12)}" opacity=".6"/>`
			: [
					[-1, -1],
					[1, -1],
					[-1, 1],
					[1, 1],
				]
					.map(
						([h = 0, v = 0]) =>
							`<circle cx="${h * hole}" cy="${v * hole}" r="${radius * 0.12}" fill="${shift(body, -0.4)}"/>`,
					)
					.join("") +
				`<path d="M${-hole} ${-hole}L${hole} ${hole}M${hole} ${-hole}L${-hole} ${hole}" stroke="${cloth.palette.thread}" stroke-width="${radius * 0.13}"/>`;
	const [cx, cy] = cloth
		.pen([
			[x, y],
			[x, y],
		])
		.slice(1)
		.split("C")[0]
		?.split(" ") ?? ["0", "0"];
	cloth.trims.push(
		`<g transform="translate(${cx} ${cy})"><circle cx="${radius * 0.2}" cy="${radius * 0.35}" r="${radius * 1.12}" fill="${cloth.palette.deep}" opacity=".5"/><circle r="${radius}" fill="url(#${face})"/><circle r="${radius * 0.74}" fill="none" stroke="${shift(body, -0.16)}" stroke-width="${radius * 0.1}" opacity=".7"/>${holes}<path d="M${-radius * 0.62} ${-radius * 0.3}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${-radius * 0.1} ${-radius * 0.68}" fill="none" stroke="#fff" stroke-width="${radius * 0.14}" stroke-linecap="round" opacity=".6"/></g>`,
	);
}

export function buttonRow(
	cloth: Cloth,
	x: number,
	from: number,
	to: number,
	count: number,
	radius: number,
	kind: ButtonKind = "shirt",
): void {
	for (let index = 0; index < count; index++)
		button(cloth, [x, from + ((to - from) * index) / Math.max(1, count - 1)], radius, kind);
}

export function zip(cloth: Cloth, from: Point, to: Point, width = 9): void {
	const metal = cloth.palette.light < 0.35 ? "#9d9a96" : "#c4bba9";
	const d = cloth.pen([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]);
	const pull = cloth
		.pen([
			[from[0], from[1]],
			[from[0], from[1] + 2],
		])
		.slice(1)
		.split("C")[0];
	cloth.trims.push(
		`<g fill="none"><path d="${d}" stroke="${cloth.palette.deep}" stroke-width="${width}" opacity=".9"/><path d="${d}" stroke="${metal}" stroke-width="${width * 0.5}" stroke-dasharray="2.200 1.800"/><path d="${d}" stroke="${cloth.palette.deep}" stroke-width="1"/></g><g transform="translate(${pull})"><rect x="-5" y="-4" width="10" height="12" rx="3" fill="${metal}" stroke="#514a42" stroke-width=".8"/><rect x="-3.200" y="7" width="6.400" height="19" rx="3" fill="${shift(metal, 0.06)}" stroke="#514a42" stroke-width=".8"/></g>`,
	);
}

/** Cords that hang, with metal tips. */
export function cords(cloth: Cloth, from: Line, length: number, colour: string): void {
	from.forEach(([x, y], index) => {
		const sway = cloth.dice.around(9);
		const end = length * (index % 2 ? 0.93 : 1);
		const d = `M${x} ${y}c${sway * 0.4} ${end * 0.3} ${-sway * 0.5} ${end * 0.65} ${sway * 0.4} ${end}`;
		cloth.trims.push(
			`<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${cloth.palette.deep}" stroke-width="6" opacity=".45" transform="translate(3 3)"/><path d="${d}" stroke="${shift(colour, -0.1)}" stroke-width="5.600"/><path d="${d}" stroke="${shift(colour, 0.05)}" stroke-width="3.200" stroke-dasharray="2.500 1.600"/></g><rect x="${x + sway * 0.4 - 3}" y="${y + end - 2}" width="6" height="17" rx="2" fill="url(#${gradient(
				cloth.sheet,
				"across",
				[
					[0, "#8d857b"],
					[0.4, "#e9e3da"],
					[1, "#7a7269"],
				],
			)})"/>`,
		);
	});
}
