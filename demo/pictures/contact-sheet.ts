/** Puts the masters on sheets, to be looked at: `node demo/pictures/contact-sheet.ts FOLDER [front|back|detail|scale]`. */
import { join } from "node:path";
import sharp from "sharp";
import { catalogue } from "../catalogue/index.ts";
import type { DemoProduct } from "../catalogue/product.ts";
import { imageName, masterFile, scaleName } from "../image-names.ts";
import type { PictureRequest } from "./look.ts";

const PICTURE = { width: 150, height: 200 };
const COLUMNS = 10;
const ON_A_SHEET = 40;

const shown = (product: DemoProduct, view: PictureRequest["view"]): string[] => {
	if (view === "scale") return [scaleName(product)];
	return product.colours.slice(0, 1).map((colour) => imageName(product, colour, view));
};

async function contactSheets(folder: string, view: PictureRequest["view"]): Promise<void> {
	const names = catalogue.flatMap((product) => shown(product, view));
	for (let sheet = 0; sheet * ON_A_SHEET < names.length; sheet++) {
		const part = names.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET);
		const layers = part.map(async (name, index) => ({
			input: await sharp(masterFile(name)).resize(PICTURE.width, PICTURE.height).toBuffer(),
			left: (index % COLUMNS) * PICTURE.width,
			top: Math.floor(index / COLUMNS) * PICTURE.height,
		}));
		const rows = Math.ceil(part.length / COLUMNS);
		const whole = { width: COLUMNS * PICTURE.width, height: rows * PICTURE.height };
		await sharp({ create: { ...whole, channels: 3, background: "#ffffff" } })
			.composite(await Promise.all(layers))
			.webp({ quality: 70 })
			.toFile(join(folder, `${view}-${sheet + 1}.webp`));
	}
}

const [folder = ".", view = "front"] = process.argv.slice(2);
await contactSheets(folder, view as PictureRequest["view"]);
