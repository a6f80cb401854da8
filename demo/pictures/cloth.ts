import type { Palette } from "./colour.ts";
import { type Line, makePen, type Pen, type Point } from "./geometry.ts";
import type { Hanger } from "./hanger.ts";
import type { Look, PictureRequest } from "./look.ts";
import { type Dice, makeDice } from "./prng.ts";
import { clip, gradient, makeSheet, type Sheet } from "./sheet.ts";

/** A garment in the making: its layers, filled by the garment's own file, from the wall towards the viewer. */
export type Cloth = {
	look: Look;
	palette: Palette;
	dice: Dice;
	pen: Pen;
	sheet: Sheet;
	closeUp: boolean;
	/** Seen from behind. */
	back: boolean;
	/** A hood stands before the hook, which is then drawn over it. */
	hooded: boolean;
	/** Fills of the cloth itself; an angle turns them along a sleeve. */
	print: (place: Place) => string[];
	hanger: Hanger;
	/** Inner back, behind the hanger. */
	behind: string[];
	/** Body and sleeves, flat. */
	flats: string[];
	/** Wide and narrow folds and shadows on body and sleeves, blurred when painted. */
	soft: string[];
	crisp: string[];
	/** Collars, pockets, plackets: lie upon the folds. */
	upper: string[];
	/** Buttons, stitches, labels: not cloth. */
	trims: string[];
	/** Everything that throws a shadow on the wall. */
	silhouette: string[];
	/** Outline of the body, on which collars and pockets throw their shadows. */
	body: string;
	clips: { apart: number; y: number } | null;
	/** Spots worth a close-up, the best first. */
	focus: Point[];
};

/** Origin and turn of the cloth's grain in one part. */
export type Place = { x: number; y: number; angle: number };

const UPRIGHT: Place = { x: 0, y: 0, angle: 0 };

export function makeCloth(request: PictureRequest, palette: Palette): Cloth {
	const dice = makeDice(request.seed);
	const phases: [number, number, number] = [dice.between(0, 6), dice.between(0, 6), dice.between(0, 6)];
	return {
		look: request.look,
		palette,
		dice,
		pen: makePen(phases),
		sheet: makeSheet(),
		closeUp: request.view === "detail",
		back: request.view === "back",
		hooded: false,
		print: () => [],
		hanger: "shoulders",
		behind: [],
		flats: [],
		soft: [],
		crisp: [],
		upper: [],
		trims: [],
		silhouette: [],
		body: "",
		clips: null,
		focus: [],
	};
}

type PanelStyle = {
	place?: Place;
	fill?: string;
	plain?: boolean;
	layer?: "behind" | "flats" | "upper";
	/** How strongly the edges turn away from the light. */
	round?: number;
	outline?: boolean;
	/** Where the cloth turns away from the light, when that is not its whole outline. */
	turns?: readonly Line[];
	shadow?: boolean;
};

/** One piece of cloth: colour, print, weave, light across it, edges that turn away. */
export function panel(cloth: Cloth, line: Line, style: PanelStyle = {}): string {
	const { palette, sheet } = cloth;
	const { place = UPRIGHT, layer = "flats", round = 1 } = style;
	const d = cloth.pen(line, true);
	const across = gradient(sheet, "slant", [
		[0, palette.deep, 0.1],
		[0.16, palette.glow, 0.3],
		[0.42, palette.glow, 0.06],
		[0.6, palette.deep, 0.04],
		[1, palette.deep, 0.36],
	]);
	const fills = style.plain ? [] : cloth.print(place);
	const paint = [
		`<path d="${d}" fill="${style.fill ?? palette.base}"/>`,
		...fills.map((fill) => `<path d="${d}" fill="${fill}"/>`),
		`<path d="${d}" fill="url(#${across})" opacity="${layer === "upper" ? 0.55 : 1}"/>`,
		style.outline === false
			? ""
			: `<path d="${d}" fill="none" stroke="${palette.line}" stroke-width="1.3" stroke-linejoin="round"/>`,
	].join("");
	const inside = clip(sheet, d);
	const turns = style.turns?.map((turn) => cloth.pen(turn)).join("") ?? d;
	if (layer === "flats") {
		cloth.flats.push(paint);
		cloth.silhouette.push(d);
		cloth.soft.push(
			`<g clip-path="url(#${inside})" fill="none"><path d="${turns}" stroke="${palette.deep}" stroke-width="36" opacity="${0.46 * round}" transform="translate(-8 1)"/><path d="${turns}" stroke="${palette.glow}" stroke-width="13" opacity="${0.32 * round}" transform="translate(16 6)"/></g>`,
		);
	} else {
		const fall = style.shadow === false ? "" : dropShadow(cloth, d);
		const turn = `<g clip-path="url(#${inside})" fill="none" stroke="${palette.deep}" stroke-opacity="${(0.05 * round).toFixed(3)}">${[14, 10, 6, 3].map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("")}</g>`;
		cloth[layer].push(fall + paint + turn);
		if (layer === "upper") cloth.silhouette.push(d);
	}
	return d;
}

/** A shadow that one piece throws on the cloth below it, without the cost of a filter. */
function dropShadow(cloth: Cloth, d: string, strength = 1): string {
	const strokes = `<g fill="none" stroke="${cloth.palette.deep}" stroke-linejoin="round" stroke-opacity="${(0.055 * strength).toFixed(3)}" transform="translate(2 4)">${[15, 11, 7, 3].map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("")}</g>`;
	return cloth.body ? within(cloth, cloth.body, strokes) : "";
}

/** Keeps content inside an outline. */
export const within = (cloth: Cloth, d: string, content: string) =>
	`<g clip-path="url(#${clip(cloth.sheet, d)})">${content}</g>`;
