/** How many photos a review may have. */
export const REVIEW_PHOTOS_MAX = 3;

export const PHOTO_STATES = ["waiting", "accepted", "refused"] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** The width a photo is shown at beside its review. */
export const SMALL_PHOTO_WIDTH = 480;

/** Where everybody sees an accepted photo. */
export const photoAddress = (id: string): string => `/review-photos/${id}.webp`;

export const smallPhoto = (address: string): string => address.replace(/\.webp$/, `-${SMALL_PHOTO_WIDTH}.webp`);

const FILE = new RegExp(`^([0-9a-f]{32})(-${SMALL_PHOTO_WIDTH})?\\.webp$`);

/** The photo a file name stands for; null for any other name. */
export function readPhotoName(file: string): { id: string; isSmall: boolean } | null {
	const [, id, small] = FILE.exec(file) ?? [];
	return id === undefined ? null : { id, isSmall: small !== undefined };
}
