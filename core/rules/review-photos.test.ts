import { expect, test } from "vitest";
import { photoAddress, readPhotoName, smallPhoto } from "./review-photos.ts";

const id = "0123456789abcdef0123456789abcdef";
const fileOf = (address: string) => address.slice("/review-photos/".length);

test("a photo is found by the addresses it is shown at, large and small", () => {
	expect(readPhotoName(fileOf(photoAddress(id)))).toEqual({ id, isSmall: false });
	expect(readPhotoName(fileOf(smallPhoto(photoAddress(id))))).toEqual({ id, isSmall: true });
});

test.each([
	"",
	"x.webp",
	`${id}.png`,
	`${id}-320.webp`,
	`../${id}.webp`,
	`${id}.webp.webp`,
	`${id.toUpperCase()}.webp`,
])("%j is no photo", (file) => {
	expect(readPhotoName(file)).toBeNull();
});
