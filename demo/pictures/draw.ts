import { type Cloth, makeCloth } from "./cloth.ts";
import { paletteOf } from "./colour.ts";
import { type CloseWeave, closeWeave } from "./fabric.ts";
import { drawDress } from "./garments/dresses.ts";
import { drawHoodie } from "./garments/hoodie.ts";
import { drawJacket } from "./garments/jacket.ts";
import { drawJeans } from "./garments/jeans.ts";
import { drawPolo, drawTank, drawTee } from "./garments/jersey.ts";
import { drawCardigan, drawSweater } from "./garments/knitwear.ts";
import { drawPuffer } from "./garments/puffer.ts";
import { drawScarf } from "./garments/scarf.ts";
import { drawBlouse, drawShirt } from "./garments/shirts.ts";
import { drawShorts, drawSwimShorts } from "./garments/shorts.ts";
import { drawSkirt } from "./garments/skirt.ts";
import { drawSwimsuit } from "./garments/swim.ts";
import { drawBlazer, drawCoat } from "./garments/tailoring.ts";
import { drawTrousers } from "./garments/trousers.ts";
import { clips, hangerShadow, hangerWood, hookBefore, hookBehind } from "./hanger.ts";
import type { Garment, PictureRequest, Worn } from "./look.ts";
import { makePrint } from "./prints.ts";
import { type Relief, reliefOf } from "./relief.ts";
import { CHART, chart } from "./scale.ts";
import { CLOSE, RAIL, rail, railShadow, SCALE, wall, wallShade } from "./scene.ts";

const GARMENTS: Record<Garment, (cloth: Cloth) => void> = {
	tee: drawTee,
	tank: drawTank,
	shirt: drawShirt,
	blouse: drawBlouse,
	polo: drawPolo,
	sweater: drawSweater,
	cardigan: drawCardigan,
	hoodie: drawHoodie,
	jacket: drawJacket,
	blazer: drawBlazer,
	coat: drawCoat,
	puffer: drawPuffer,
	dress: drawDress,
	skirt: drawSkirt,
	trousers: drawTrousers,
	jeans: drawJeans,
	shorts: drawShorts,
	swimsuit: drawSwimsuit,
	"swim-shorts": drawSwimShorts,
	scarf: drawScarf,
};

/** One sheet of a picture: what is drawn, and the definitions it needs. */
export type Layer = { definitions: string; content: string };

/** A picture as sheets from the wall towards the viewer, all in the same room; what is soft is blurred when it is painted. */
export type Drawing = {
	wall: Layer;
	shadow: Layer;
	/** Rail, hanger and the inside of the back. */
	behind: Layer;
	flats: Layer;
	soft: Layer;
	crisp: Layer;
	upper: Layer;
	/** How much larger than its pattern the garment is seen. */
	zoom: number;
	relief: Relief | null;
	weave: CloseWeave | null;
};

/** Draws one picture. The same request always gives the same drawing. */
export function drawPicture(request: PictureRequest): Drawing {
	const palette = paletteOf(request.colour, request.look.pattern ?? "plain");
	const cloth = makeCloth(request, palette);
	if (request.view !== "scale") cloth.print = makePrint(cloth);
	GARMENTS[request.look.garment](cloth);
	const { sheet } = cloth;
	const all = cloth.silhouette.join("");
	const camera = request.worn ? beside(cloth, request.worn) : aim(cloth);
	const layer = (...parts: string[]): Layer => {
		const content = `<g transform="${camera.transform}">${unlayered(parts.join(""))}</g>`;
		return { definitions: sheet.definitionsFor(content), content };
	};
	const backdrop = wall(sheet, request.season);
	const upper = [
		...cloth.upper,
		...cloth.trims,
		cloth.hooded && !request.worn ? hookBefore() : "",
		cloth.clips && !request.worn ? clips(sheet, cloth.clips.apart, cloth.clips.y) : "",
	];
	if (request.worn) return scaleOf(request.worn, cloth, layer, backdrop, upper, camera.zoom);
	return {
		wall: { definitions: sheet.definitionsFor(backdrop), content: backdrop },
		shadow: layer(
			cloth.closeUp ? "" : `<g transform="${unscaled(camera.zoom)}">${railShadow(sheet, request.season)}</g>`,
			`<g opacity=".36" fill="${wallShade(request.season)}"><g transform="translate(22 26)">${hangerShadow(cloth.hanger)}<path d="${all}"/></g></g>`,
		),
		behind: layer(
			hookBehind(),
			cloth.closeUp ? rail(sheet) : `<g transform="${unscaled(camera.zoom)}">${rail(sheet)}</g>`,
			...cloth.behind,
			hookBefore(),
			hangerWood(sheet, cloth.hanger),
		),
		flats: layer(...cloth.flats),
		soft: layer(...cloth.soft),
		crisp: layer(...cloth.crisp),
		upper: layer(...upper),
		zoom: camera.zoom,
		relief: reliefOf(cloth.look.fabric, cloth.closeUp, Math.floor(cloth.dice.between(1, 900))),
		weave: closeWeave(cloth),
	};
}

/** The garment without its hanger, in its true length on a chart. */
function scaleOf(
	{ from, length }: Worn,
	cloth: Cloth,
	layer: (...parts: string[]) => Layer,
	backdrop: string,
	upper: string[],
	zoom: number,
): Drawing {
	const lines = chart(from, from - length);
	return {
		wall: { definitions: cloth.sheet.definitionsFor(backdrop), content: backdrop },
		shadow: layer(""),
		behind: { definitions: "", content: lines },
		flats: layer(...cloth.behind, ...cloth.flats),
		soft: layer(...cloth.soft),
		crisp: layer(...cloth.crisp),
		upper: layer(...upper),
		zoom,
		relief: null,
		weave: null,
	};
}

/** Where garments begin in the drawing: on the hanger's shoulders, or at its clips. */
const begins = (cloth: Cloth) => (cloth.hanger === "shoulders" ? 188 : cloth.hanger === "clips" ? 222 : 200);

/** As large as the garment is on the chart. */
function beside(cloth: Cloth, { from, length }: Worn): Camera {
	const top = begins(cloth);
	const zoom = (length * CHART.unit) / (lowest(cloth) - top);
	const y = CHART.floor - from * CHART.unit - top * zoom;
	return { transform: `translate(${CHART.garment} ${y.toFixed(2)}) scale(${zoom.toFixed(5)})`, zoom };
}

const lowest = (cloth: Cloth) => Math.max(...cloth.silhouette.flatMap(heights));

type Camera = { transform: string; zoom: number };

/** A shape's own opacity has a whole sheet laid under it when it is painted; that of its fill and stroke does not. */
const unlayered = (content: string) =>
	content.replace(
		/(<(?:path|circle|rect|ellipse)\b[^>]*?) opacity="([^"]*)"/g,
		'$1 fill-opacity="$2" stroke-opacity="$2"',
	);

/** The rail keeps its thickness and runs from edge to edge, however far away the garment is seen. */
const unscaled = (zoom: number) => `translate(0 ${RAIL.y}) scale(${(SCALE / zoom).toFixed(5)}) translate(0 ${-RAIL.y})`;

/** The lowest a garment may hang in its picture. */
const FLOOR = 980;

/** What the camera sees: the whole garment, from farther away if it is long, or a close-up of its best spot. */
function aim(cloth: Cloth): Camera {
	const [first] = cloth.focus;
	if (cloth.closeUp && first) {
		const [x, y] = first;
		return { transform: `translate(0 560) scale(${CLOSE}) translate(${-x} ${-y})`, zoom: CLOSE };
	}
	const far = Math.min(1, (FLOOR - RAIL.y) / (lowest(cloth) - RAIL.y));
	const zoom = SCALE * far;
	return { transform: `translate(0 ${(RAIL.y * (SCALE - zoom) - 10).toFixed(2)}) scale(${zoom.toFixed(5)})`, zoom };
}

/** The second of each pair of numbers. */
const heights = (path: string) =>
	(path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number).filter((_, index) => index % 2 === 1);
