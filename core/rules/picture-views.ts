/** What a picture shows of a garment: its front, its back, a part of it from near, or its length beside a person. */
export const PICTURE_VIEWS = ["front", "back", "detail", "scale"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];
