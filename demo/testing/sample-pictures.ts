import type { Colour, Look, PictureRequest, Season } from "../pictures/look.ts";

type Sample = readonly [look: Look, hex: string, season: Season, accent?: string];

const SUMMER: Sample[] = [
	[{ garment: "tee", fabric: "cotton" }, "#f6f4ef", "summer"],
	[
		{ garment: "tee", fabric: "cotton", pattern: "breton", sleeve: "long", neck: "boat" },
		"#f1ead9",
		"spring",
		"#22304d",
	],
	[{ garment: "tee", fabric: "cotton", fit: "oversized", pockets: "chest" }, "#161616", "winter"],
	[{ garment: "tee", fabric: "linen", fit: "slim", neck: "v" }, "#8b9a7b", "summer"],
	[{ garment: "tank", fabric: "cotton", neck: "scoop" }, "#c8553d", "summer"],
	[{ garment: "tank", fabric: "knit", pattern: "rib", length: "cropped" }, "#efe7d6", "summer"],
	[{ garment: "polo", fabric: "cotton" }, "#1f3a5f", "summer"],
	[{ garment: "polo", fabric: "knit", pattern: "stripe", fit: "relaxed" }, "#e9dfc9", "spring", "#7a5a3c"],
	[{ garment: "shirt", fabric: "cotton" }, "#b9cfe4", "spring"],
	[{ garment: "shirt", fabric: "linen", sleeve: "short", pockets: "chest" }, "#e8dcc5", "summer"],
	[
		{ garment: "shirt", fabric: "cotton", pattern: "check", pockets: "patch", fit: "relaxed" },
		"#8c2f2b",
		"autumn",
		"#1f2a38",
	],
	[
		{ garment: "shirt", fabric: "cotton", pattern: "floral", sleeve: "short", neck: "lapel" },
		"#1f4a4a",
		"summer",
		"#e9a08a",
	],
	[{ garment: "blouse", fabric: "silk", neck: "v" }, "#d9b7a5", "spring"],
	[{ garment: "blouse", fabric: "cotton", neck: "square", sleeve: "puff" }, "#fbfaf6", "summer"],
	[{ garment: "blouse", fabric: "silk", neck: "collar", pattern: "dots" }, "#1c2133", "spring", "#f4efe2"],
	[{ garment: "blouse", fabric: "silk", neck: "crew", closure: "tie", sleeve: "long" }, "#7d2f3f", "autumn"],
	[{ garment: "swimsuit", fabric: "technical", neck: "scoop" }, "#0f5c63", "summer"],
	[{ garment: "swimsuit", fabric: "technical", neck: "halter", pattern: "floral" }, "#f0e3d0", "summer"],
];

const COLD: Sample[] = [
	[{ garment: "sweater", fabric: "knit" }, "#b08a5b", "autumn"],
	[{ garment: "sweater", fabric: "knit", pattern: "cable", neck: "turtle" }, "#efe8da", "winter"],
	[{ garment: "sweater", fabric: "wool", pattern: "fair-isle" }, "#2d4257", "winter", "#ece3d0"],
	[{ garment: "cardigan", fabric: "knit", closure: "buttons", neck: "v" }, "#6e7b5a", "autumn"],
	[
		{ garment: "cardigan", fabric: "wool", closure: "none", neck: "shawl", length: "long", pockets: "patch" },
		"#a89f94",
		"winter",
	],
	[{ garment: "hoodie", fabric: "fleece" }, "#7d8590", "winter"],
	[{ garment: "hoodie", fabric: "cotton", closure: "zip", fit: "oversized" }, "#c9a24b", "autumn"],
	[{ garment: "jacket", fabric: "denim", closure: "buttons" }, "#4a6a8f", "spring"],
	[{ garment: "jacket", fabric: "leather", closure: "zip" }, "#2b211d", "autumn"],
	[{ garment: "jacket", fabric: "technical", neck: "band", closure: "zip" }, "#4a5240", "autumn"],
	[{ garment: "jacket", fabric: "corduroy", closure: "buttons", pockets: "patch" }, "#9a6a3c", "autumn"],
	[{ garment: "jacket", fabric: "technical", neck: "hood", closure: "zip" }, "#d8b13a", "spring"],
	[{ garment: "blazer", fabric: "wool" }, "#2b3447", "winter"],
	[{ garment: "blazer", fabric: "linen", closure: "double-breasted" }, "#d9cbb2", "summer"],
	[{ garment: "blazer", fabric: "wool", pattern: "check", pockets: "patch" }, "#8d7a66", "autumn", "#4b3c30"],
	[{ garment: "coat", fabric: "wool", closure: "double-breasted" }, "#b98d5b", "winter"],
	[{ garment: "coat", fabric: "cotton", closure: "tie" }, "#cdb894", "spring"],
	[{ garment: "coat", fabric: "wool", closure: "toggles", neck: "hood" }, "#24344d", "winter"],
	[{ garment: "coat", fabric: "wool", closure: "buttons", length: "long" }, "#5b5a5e", "winter"],
	[{ garment: "puffer", fabric: "technical" }, "#1c1d20", "winter"],
	[{ garment: "puffer", fabric: "technical", neck: "hood", length: "long" }, "#8b2f33", "winter"],
	[{ garment: "puffer", fabric: "technical", sleeve: "none" }, "#6a7358", "autumn"],
	[{ garment: "scarf", fabric: "wool", pattern: "check" }, "#b98d5b", "winter", "#3c2a23"],
	[{ garment: "scarf", fabric: "silk", pattern: "floral" }, "#f3e6da", "spring"],
];

const LOWER: Sample[] = [
	[
		{ garment: "dress", fabric: "cotton", shape: "a-line", pattern: "floral", neck: "v", sleeve: "short" },
		"#f2e3dc",
		"spring",
		"#c0566a",
	],
	[{ garment: "dress", fabric: "linen", neck: "straps", shape: "tiered", length: "full" }, "#fbf8f1", "summer"],
	[
		{ garment: "dress", fabric: "silk", neck: "wrap", shape: "wide", sleeve: "long", length: "long" },
		"#1f5a4c",
		"autumn",
	],
	[
		{ garment: "dress", fabric: "cotton", neck: "collar", closure: "buttons", sleeve: "elbow", shape: "a-line" },
		"#8fa6bf",
		"summer",
	],
	[
		{
			garment: "dress",
			fabric: "knit",
			shape: "straight",
			fit: "slim",
			neck: "turtle",
			sleeve: "long",
			pattern: "rib",
			length: "long",
		},
		"#4a3a36",
		"winter",
	],
	[
		{
			garment: "dress",
			fabric: "cotton",
			shape: "straight",
			fit: "relaxed",
			neck: "crew",
			sleeve: "short",
			pattern: "gingham",
			length: "cropped",
		},
		"#f7f3ea",
		"summer",
		"#3d6b58",
	],
	[{ garment: "skirt", fabric: "wool", shape: "pleated" }, "#6b2f3a", "autumn"],
	[{ garment: "skirt", fabric: "silk", shape: "a-line", length: "long" }, "#c9b28a", "spring"],
	[
		{ garment: "skirt", fabric: "denim", shape: "straight", closure: "buttons", length: "cropped" },
		"#54749a",
		"summer",
	],
	[
		{ garment: "skirt", fabric: "cotton", shape: "tiered", length: "full", pattern: "dots" },
		"#d9694f",
		"summer",
		"#fbf1e2",
	],
	[{ garment: "trousers", fabric: "wool", shape: "tapered" }, "#3b3d42", "winter"],
	[{ garment: "trousers", fabric: "linen", shape: "wide" }, "#e3d5bb", "summer"],
	[{ garment: "trousers", fabric: "cotton", shape: "straight", pockets: "cargo" }, "#6d6a4b", "autumn"],
	[{ garment: "trousers", fabric: "corduroy", shape: "straight" }, "#8a5a35", "autumn"],
	[{ garment: "trousers", fabric: "fleece", shape: "tapered" }, "#a3a6a8", "winter"],
	[{ garment: "jeans", fabric: "denim", shape: "straight" }, "#3d5a82", "autumn"],
	[{ garment: "jeans", fabric: "denim", shape: "wide" }, "#8fabc6", "spring"],
	[{ garment: "jeans", fabric: "denim", shape: "tapered", fit: "slim" }, "#23262c", "winter"],
	[{ garment: "shorts", fabric: "cotton" }, "#c7ab7c", "summer"],
	[{ garment: "shorts", fabric: "denim", length: "cropped" }, "#6f92b8", "summer"],
	[{ garment: "shorts", fabric: "linen", closure: "tie", pattern: "pinstripe" }, "#dfe5ea", "summer"],
	[{ garment: "swim-shorts", fabric: "technical", pattern: "floral" }, "#17466b", "summer", "#f2c879"],
	[{ garment: "swim-shorts", fabric: "technical", pattern: "stripe" }, "#d9573f", "summer"],
];

const request = ([look, hex, season, accent]: Sample, view: "front" | "detail", index: number): PictureRequest => {
	const colour: Colour = { name: hex, hex, ...(accent ? { accent } : {}) };
	return { look, colour, season, view, seed: 11 + index * 7 };
};

/** Every garment in several cuts, fabrics and prints, front and close. */
export const SAMPLES: PictureRequest[] = [...SUMMER, ...COLD, ...LOWER].flatMap((sample, index) => [
	request(sample, "front", index),
	request(sample, "detail", index),
]);
