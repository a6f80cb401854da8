import type { PictureView } from "../rules/picture-views.ts";

/** What a picture shows, as it is said of pictures. */
export const pictureViewWords = {
	front: "front",
	back: "back",
	detail: "a detail",
	scale: "length beside a person",
} satisfies Record<PictureView, string>;
