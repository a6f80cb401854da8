import { expect, test } from "vitest";
import { drawPicture } from "../pictures/draw.ts";
import type { Look, PictureRequest } from "../pictures/look.ts";
import { CLAIMS } from "./claim-lexicon.ts";
import { type TextLanguage, untrueIn } from "./claims.ts";
import { inSpanish } from "./es/index.ts";
import { catalogue } from "./index.ts";

const textIn = {
	en: ({ name, description }) => `${name}. ${description}`,
	es: ({ name }) => inSpanish[name].description,
} satisfies Record<TextLanguage, (product: (typeof catalogue)[number]) => string>;

test.each(["en", "es"] as const)("what the texts in %s claim of a garment is among its facts", (language) => {
	const wrong = catalogue.flatMap((product) =>
		untrueIn(textIn[language](product), language, product.look).map((passage) => `${product.name}: ${passage}`),
	);
	expect(wrong).toEqual([]);
});

test("a text that claims what is not there is found out", () => {
	const tee: Look = { garment: "tee", fabric: "cotton", sleeve: "short", neck: "crew" };
	expect(untrueIn("A tee with short sleeves and a chest pocket.", "en", tee)).toEqual(["chest pocket"]);
	expect(untrueIn("Una remera de manga larga.", "es", tee)).toEqual(["manga larga"]);
	expect(untrueIn("Three buttons.", "en", { ...tee, closure: "buttons", buttons: 4 })).toEqual(["Three buttons"]);
	expect(untrueIn("A placket nobody thought of.", "en", tee)).toEqual(["placket (no claim is known for it)"]);
});

test("no claim is kept that no text makes", () => {
	for (const language of ["en", "es"] as const) {
		const texts = catalogue.map(textIn[language]).join("\n");
		const unused = CLAIMS.map((claim) => claim[language]).filter(
			(said) => said !== undefined && !new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu").test(texts),
		);
		expect(unused).toEqual([]);
	}
});

const requestOf = (look: Look, view: PictureRequest["view"]): PictureRequest => ({
	look,
	colour: { name: "Slate", hex: "#5d6a76", accent: "#d9cbb2" },
	season: "summer",
	view,
	seed: 7,
});

/** What a garment is by nature, whatever else is said of it. */
const BY_NATURE: Partial<Record<Look["garment"], readonly (keyof Look)[]>> = {
	blazer: ["neck"],
	hoodie: ["neck"],
	polo: ["neck"],
	swimsuit: ["sleeve"],
	tank: ["sleeve"],
};

const cutOff = <Value>(value: Value, one: Value, other: Value) => (value === one ? other : one);
const OTHER_NECKS: Partial<Record<Look["garment"], Look["neck"]>> = {
	shirt: "band",
	jacket: "hood",
	coat: "hood",
	puffer: "hood",
};

/** A fact as it is not. */
const otherwise: { [Fact in keyof Look]?: (look: Look) => Look[Fact] } = {
	fabric: ({ fabric }) => cutOff(fabric, "silk", "wool"),
	fit: ({ fit }) => cutOff<Look["fit"]>(fit, "slim", "oversized"),
	length: ({ length }) => cutOff<Look["length"]>(length, "cropped", "full"),
	sleeve: ({ sleeve }) => cutOff<Look["sleeve"]>(sleeve, "short", "elbow"),
	neck: ({ neck, garment }) => cutOff<Look["neck"]>(neck, OTHER_NECKS[garment] ?? "v", "crew"),
	closure: ({ closure }) => (closure === "none" ? "zip" : undefined),
	buttons: ({ buttons = 0 }) => buttons + 2,
	pockets: ({ pockets, garment }) => (pockets !== "none" ? "none" : garment === "hoodie" ? "kangaroo" : "welt"),
	pocketCount: ({ pocketCount }) => cutOff<number | undefined>(pocketCount, 1, 2),
	shape: ({ shape }) => cutOff<Look["shape"]>(shape, "tiered", "straight"),
	tiers: ({ tiers = 0 }) => tiers + 1,
	hem: ({ hem }) => (hem === "curved" ? "straight" : hem === "straight" ? "curved" : undefined),
	pattern: ({ pattern }) => cutOff<Look["pattern"]>(pattern, "dots", "check"),
};

test("every fact of every garment is drawn: were it otherwise, the picture would be another, in front or behind", () => {
	const drawn = new Map<string, string>();
	const pictureOf = (look: Look, view: "front" | "back") => {
		const key = `${view} ${JSON.stringify(look)}`;
		const text = drawn.get(key) ?? JSON.stringify(drawPicture(requestOf(look, view)));
		drawn.set(key, text);
		return text;
	};
	const undrawn = catalogue.flatMap(({ look }) =>
		(Object.keys(look) as (keyof Look)[])
			.filter((fact) => fact !== "garment" && !BY_NATURE[look.garment]?.includes(fact))
			.filter((fact) => fact !== "sleeve" || (look.neck !== "straps" && look.neck !== "halter"))
			.filter((fact) => {
				const other = { ...look, [fact]: otherwise[fact]?.(look) } as Look;
				return (["front", "back"] as const).every((view) => pictureOf(look, view) === pictureOf(other, view));
			})
			.map((fact) => `${look.garment}: ${fact} ${look[fact]}`),
	);
	expect([...new Set(undrawn)]).toEqual([]);
}, 120_000);
