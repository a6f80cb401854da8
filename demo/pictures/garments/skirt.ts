import type { Cloth } from "../cloth.ts";
import { buttonRow, cords } from "../fastenings.ts";
import { patchPocket } from "../pockets.ts";
import { drawSkirtCloth, waistband } from "../skirts.ts";
import { stitches } from "../trims.ts";
import { onClips, TOP } from "../waist.ts";

export function drawSkirt(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = { cropped: 570, regular: 700, long: 820, full: 930 }[look.length ?? "regular"];
	const waist = look.fit === "relaxed" ? 146 : 136;
	onClips(cloth, waist - 30);
	drawSkirtCloth(cloth, { top: TOP + 26, waist, hem, shape });
	waistband(cloth, TOP, waist - 2, 34);
	for (const y of [TOP + 6, TOP + 30])
		stitches(cloth, [
			[-waist + 4, y],
			[0, y + 5],
			[waist - 4, y],
		]);
	if (look.closure === "buttons")
		buttonRow(
			cloth,
			0,
			TOP + 22,
			hem - 40,
			Math.round((hem - TOP) / 66),
			8,
			look.fabric === "denim" ? "metal" : "horn",
		);
	if (look.closure === "tie")
		cords(
			cloth,
			[
				[-10, TOP + 26],
				[10, TOP + 26],
			],
			110,
			cloth.palette.base,
		);
	if (look.pockets === "patch") for (const x of [-92, 92]) patchPocket(cloth, [x, TOP + 96], 92, 104);
	cloth.focus.push({ at: [-30, TOP + 130], zoom: 3 }, { at: [60, Math.round(hem) - 110], zoom: 3 });
}
