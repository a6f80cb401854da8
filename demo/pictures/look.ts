/** What a drawn garment looks like. The catalogue says it in these words, the pictures are drawn from nothing else. */
export type Garment =
	| "tee"
	| "tank"
	| "shirt"
	| "blouse"
	| "polo"
	| "sweater"
	| "cardigan"
	| "hoodie"
	| "jacket"
	| "blazer"
	| "coat"
	| "puffer"
	| "dress"
	| "skirt"
	| "trousers"
	| "jeans"
	| "shorts"
	| "swimsuit"
	| "swim-shorts"
	| "scarf";

export type Fabric =
	| "cotton"
	| "linen"
	| "wool"
	| "knit"
	| "denim"
	| "silk"
	| "fleece"
	| "corduroy"
	| "technical"
	| "leather";
export type Pattern =
	| "plain"
	| "stripe"
	| "breton"
	| "pinstripe"
	| "check"
	| "gingham"
	| "dots"
	| "floral"
	| "colour-block"
	| "fair-isle"
	| "cable"
	| "rib";

export type Look = {
	garment: Garment;
	fabric: Fabric;
	fit?: "slim" | "regular" | "relaxed" | "oversized";
	length?: "cropped" | "regular" | "long" | "full";
	sleeve?: "none" | "cap" | "short" | "elbow" | "long" | "puff";
	neck?:
		| "crew"
		| "v"
		| "scoop"
		| "boat"
		| "square"
		| "collar"
		| "band"
		| "turtle"
		| "hood"
		| "lapel"
		| "shawl"
		| "wrap"
		| "straps"
		| "halter";
	closure?: "none" | "buttons" | "zip" | "double-breasted" | "tie" | "toggles";
	pockets?: "none" | "chest" | "patch" | "welt" | "cargo";
	/** Skirts, dresses and trousers: how the cloth falls. */
	shape?: "straight" | "a-line" | "pleated" | "tiered" | "wide" | "tapered";
	pattern?: Pattern;
};

export type Colour = {
	name: string;
	hex: string /** Second colour of a pattern; a fitting one is chosen when absent. */;
	accent?: string;
};
export type Season = "summer" | "winter" | "autumn" | "spring";
export type View = "front" | "detail";

/** Everything one picture depends on; the same request draws the same picture. */
export type PictureRequest = { look: Look; colour: Colour; season: Season; view: View; seed: number };
