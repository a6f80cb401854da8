import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inProject } from "#server/project-folder.ts";
import type { DemoProduct } from "./catalogue/product.ts";
import type { Colour, View } from "./pictures/look.ts";

export const mastersFolder = fileURLToPath(inProject("demo/masters"));
/** What each master was drawn from. */
export const sourcesFile = join(mastersFolder, "sources.txt");
export const views: readonly View[] = ["front", "back", "detail"];

/** The name of a drawn picture, such as `linen-camp-shirt-sage-front`. */
export function imageName(product: DemoProduct, colour: Colour, view: View): string {
	return slug(`${product.name} ${colour.name} ${view}`);
}

/** The picture that shows how long a product is: one for all its colours. */
export const scaleName = (product: DemoProduct): string => slug(`${product.name} scale`);

/** How a picture is addressed by browsers. */
export const imageAddress = (name: string) => `/images/${name}.webp`;

export const masterFile = (name: string) => join(mastersFolder, `${name}.webp`);

/** The masters that have been drawn, with their sizes in bytes. */
export async function drawnMasters(): Promise<Map<string, number>> {
	const files = await readdir(mastersFolder).catch(() => []);
	const masters = files.filter((file) => file.endsWith(".webp"));
	return new Map(
		await Promise.all(
			masters.map(async (file): Promise<[string, number]> => {
				const { size } = await stat(join(mastersFolder, file));
				return [file.replace(/\.webp$/, ""), size];
			}),
		),
	);
}

function slug(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z]+/g, "-")
		.replace(/^-|-$/g, "");
}
