import { type Cloth, makeCloth } from "./cloth.ts";
import { paletteOf } from "./colour.ts";
import { closeWeave, surface } from "./fabric.ts";
import { drawDress } from "./garments/dresses.ts";
import { drawJacket } from "./garments/jacket.ts";
import { drawPolo, drawTank, drawTee } from "./garments/jersey.ts";
import { drawCardigan, drawHoodie, drawSweater } from "./garments/knitwear.ts";
import { drawPuffer } from "./garments/puffer.ts";
import { drawScarf } from "./garments/scarf.ts";
import { drawBlouse, drawShirt } from "./garments/shirts.ts";
import { drawShorts, drawSwimShorts } from "./garments/shorts.ts";
import { drawSkirt } from "./garments/skirt.ts";
import { drawSwimsuit } from "./garments/swim.ts";
import { drawBlazer, drawCoat } from "./garments/tailoring.ts";
import { drawJeans, drawTrousers } from "./garments/trousers.ts";
import type { Point } from "./geometry.ts";
import { clips, hangerShadow, hangerWood, hookBefore, hookBehind } from "./hanger.ts";
import type { Garment, PictureRequest } from "./look.ts";
import { makePrint } from "./prints.ts";
import { PICTURE, rail, railShadow, SCALE, wall, wallShade } from "./scene.ts";
import { type Box, blur, clip } from "./sheet.ts";

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

/** Draws one picture as SVG. The same request always gives the same text. */
export function drawPicture(request: PictureRequest): string {
	const palette = paletteOf(request.colour, request.look.pattern ?? "plain");
	const cloth = makeCloth(request, palette);
	cloth.print = makePrint(cloth);
	GARMENTS[request.look.garment](cloth);
	const camera = aim(cloth);
	const body = scene(cloth, request, camera);
	const backdrop = wall(cloth.sheet, request.season);
	const { width, height } = PICTURE;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-420 0 ${width} ${height}">${cloth.sheet.definitions()}${backdrop}<g transform="${camera.transform}">${body}</g></svg>`;
}

type Camera = { transform: string; box: Box; at: Point };

/** What the camera sees: the whole picture, or a close-up of one of the garment's best spots. */
function aim(cloth: Cloth): Camera {
	const { dice, focus } = cloth;
	const [first, ...more] = focus;
	if (!cloth.closeUp || !first)
		return { transform: `translate(0 -10) scale(${SCALE})`, box: bounds(cloth), at: [0, 0] };
	const { at, zoom } = dice.pick([first, ...more]);
	const reach = { x: 420 / zoom + 45, y: 560 / zoom + 45 };
	return {
		transform: `translate(0 560) scale(${zoom}) translate(${-at[0]} ${-at[1]})`,
		at,
		box: { x: at[0] - reach.x, y: at[1] - reach.y, width: reach.x * 2, height: reach.y * 2 },
	};
}

/** The smallest box around the garment keeps the filters fast. */
function bounds(cloth: Cloth): Box {
	const numbers =
		[...cloth.silhouette, cloth.body]
			.join(" ")
			.match(/-?\d+(\.\d+)?/g)
			?.map(Number) ?? [];
	const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
	const [left, right] = [Math.max(-420, Math.min(...xs) - 4), Math.min(420, Math.max(...xs) + 4)];
	const [top, bottom] = [Math.min(...ys) - 4, Math.min(1020, Math.max(...ys) + 4)];
	return { x: left, y: top, width: right - left, height: bottom - top };
}

function scene(cloth: Cloth, request: PictureRequest, { box, at }: Camera): string {
	const { sheet } = cloth;
	const all = cloth.silhouette.join("");
	const near = { x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 40 };
	const wide = cloth.closeUp
		? near
		: {
				x: Math.max(-380, box.x - 20),
				y: 100,
				width: Math.min(760, box.width + 90),
				height: Math.min(930, box.y + box.height - 30),
			};
	const shade = wallShade(request.season);
	const shadow = `<g filter="url(#${blur(sheet, 17, wide)})" opacity=".36" fill="${shade}"><g transform="translate(22 26)">${hangerShadow(cloth.hanger)}<path d="${all}"/></g></g>`;
	const outline = clip(sheet, all);
	const layer = (spread: number, content: string[]) =>
		content.length
			? `<g clip-path="url(#${outline})"><g filter="url(#${blur(sheet, spread, near)})">${content.join("")}</g></g>`
			: "";
	const relief = surface(cloth, box);
	const garment = `<g${relief ? ` filter="url(#${relief})"` : ""}>${cloth.flats.join("")}${layer(8, cloth.soft)}${layer(2.4, cloth.crisp)}${cloth.upper.join("")}${cloth.closeUp ? closeWeave(cloth, at, all) : ""}</g>`;
	const held = cloth.clips ? clips(sheet, cloth.clips.apart, cloth.clips.y) : "";
	return [
		railShadow(sheet, request.season),
		shadow,
		hookBehind(),
		rail(sheet),
		cloth.behind.join(""),
		hookBefore(),
		hangerWood(sheet, cloth.hanger),
		garment,
		cloth.trims.join(""),
		held,
	].join("");
}
