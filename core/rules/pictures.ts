/** The widths a picture can be asked for, besides the master itself. */
export const PICTURE_WIDTHS = [320, 480, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Every picture of the shop is 3:4, so its place is known before it arrives. */
export const PICTURE_SHAPE = { width: 3, height: 4 } as const;

const ours = /^(\/images\/[\w-]+)\.webp$/;

/** The address of a picture the shop keeps, in its full size. */
export const pictureAddress = (id: string): string => `/images/${id}.webp`;

/** The id of a picture by its address. */
export const pictureId = (address: string): string => address.slice("/images/".length, -".webp".length);

/** The address of a picture at a width; pictures from elsewhere have one size only. */
export function pictureAt(address: string, width: PictureWidth): string {
	return address.replace(ours, `$1-${width}.webp`);
}

/** All widths for `srcset`; nothing for pictures from elsewhere. */
export function pictureSources(address: string): string | undefined {
	if (!ours.test(address)) return undefined;
	return PICTURE_WIDTHS.map((width) => `${pictureAt(address, width)} ${width}w`).join(", ");
}
