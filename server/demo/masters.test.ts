import { expect, test } from "vitest";
import { PictureAddress } from "#core/contract/fields.ts";
import { catalogue } from "./catalogue/index.ts";
import { imageAddress, imageName } from "./image-names.ts";
import { pictureRequests } from "./masters.ts";

test("every colour of every product has a front and a detail picture with a name of its own", () => {
	const colours = catalogue.reduce((sum, product) => sum + product.colours.length, 0);
	expect(pictureRequests().size).toBe(2 * colours);
});

test("pictures are named after what they show, and can be addressed by browsers", () => {
	const jacket = catalogue.find(({ name }) => name === "Cátedra Check Blazer");
	const [colour] = jacket?.colours ?? [];
	if (!jacket || !colour) throw new Error("the blazer is gone");
	expect(imageName(jacket, colour, "front")).toBe("catedra-check-blazer-tobacco-front");
	for (const name of pictureRequests().keys()) {
		expect(PictureAddress.safeParse(imageAddress(name)).success, name).toBe(true);
	}
});

test("front and detail show the same garment in its season's light", () => {
	const requests = pictureRequests();
	const [front, detail] = ["front", "detail"].map((view) => requests.get(`invierno-wrap-coat-camel-${view}`));
	expect(front).toMatchObject({
		season: "winter",
		view: "front",
		look: { garment: "coat" },
		colour: { name: "Camel" },
	});
	expect(detail).toEqual({ ...front, view: "detail" });
});
