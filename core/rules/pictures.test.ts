import { expect, test } from "vitest";
import { pictureAt, pictureSources } from "./pictures.ts";

test("a picture of the shop is asked for by width", () => {
	expect(pictureAt("/images/camp-shirt-sage-front.webp", 480)).toBe("/images/camp-shirt-sage-front-480.webp");
});

test("all widths are offered to the browser", () => {
	expect(pictureSources("/images/a1.webp")).toBe(
		"/images/a1-320.webp 320w, /images/a1-480.webp 480w, /images/a1-640.webp 640w, /images/a1-960.webp 960w",
	);
});

test("a picture from elsewhere is left as it is", () => {
	expect(pictureAt("https://example.com/images/a.webp", 320)).toBe("https://example.com/images/a.webp");
	expect(pictureSources("https://example.com/images/a.webp")).toBeUndefined();
	expect(pictureSources("")).toBeUndefined();
});
