import { PICTURE_WIDTHS } from "#core/rules/pictures.ts";

export type PictureName = { id: string; width: number | null };

const FILE = /^([\w-]{1,120})\.webp$/;
const SIZED = /^([\w-]+)-(\d{3})$/;

/** What a file name can mean, likeliest first: a picture at a width, or a picture whose id ends like one. */
export function readPictureName(file: string): PictureName[] {
	const name = FILE.exec(file)?.[1];
	if (name === undefined) return [];
	const whole = { id: name, width: null };
	const [, id, digits] = SIZED.exec(name) ?? [];
	const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
	return id !== undefined && width !== undefined ? [{ id, width }, whole] : [whole];
}

/** A file name that can be written into a product file; undefined for one that is no name. */
export function plainName(name: string): string | undefined {
	return /^[^\p{C};/\\]{1,120}$/u.test(name) ? name : undefined;
}
