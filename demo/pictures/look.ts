/** The facts of a garment. The catalogue says them in these words; pictures, measurements and what a text may claim come from nothing else. */
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
	| "leaves"
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
		/** A collar that lies open in a V. */
		| "camp"
		| "band"
		/** A collar of the cloth that stands. */
		| "stand"
		| "turtle"
		| "hood"
		| "lapel"
		| "shawl"
		| "wrap"
		| "straps"
		| "halter";
	closure?:
		| "none"
		| "buttons"
		| "hidden-buttons"
		| "zip"
		| "short-zip"
		| "slanted-zip"
		/** A zip under a placket that is pressed shut. */
		| "covered-zip"
		| "double-breasted"
		| "tie"
		| "toggles";
	/** How many buttons are seen in front, where their number matters. */
	buttons?: number;
	pockets?: "none" | "chest" | "patch" | "hip" | "welt" | "slant" | "cargo" | "kangaroo" | "five" | "back";
	/** How many pockets of that kind. */
	pocketCount?: number;
	pocketButtons?: true;
	/** Skirts, dresses and trousers: how the cloth falls. */
	shape?: "straight" | "a-line" | "pleated" | "tiered" | "wide" | "tapered";
	tiers?: number;
	/** Pleats on each side of a trouser front. */
	pleats?: number;
	crease?: true;
	waist?: "elastic" | "drawstring" | "cord" | "belt";
	hem?: "curved" | "straight" | "raw" | "frayed" | "fringe" | "cord";
	slit?: "sides" | "back";
	cuff?: "turned" | "ribbed" | "gathered";
	shoulder?: "raglan" | "western";
	/** The points of the collar are buttoned down. */
	collarButtons?: true;
	/** Rows of elastic thread across the back. */
	shirred?: true;
	/** Seams sewn in the colour of the cloth. */
	thread?: "tonal";
	pattern?: Pattern;
};

export type Colour = {
	name: string;
	hex: string /** Second colour of a pattern; a fitting one is chosen when absent. */;
	accent?: string;
};
export type Season = "summer" | "winter" | "autumn" | "spring";
/** What every colour is shown in. */
export type View = "front" | "back" | "detail";

/** Everything one picture depends on; the same request draws the same picture. */
export type PictureRequest = {
	look: Look;
	colour: Colour;
	season: Season;
	/** Scale: how long the garment is beside a person's height. */
	view: View | "scale";
	seed: number;
	/** For its scale: how it is worn. */
	worn?: Worn;
};

/** Where a garment begins on somebody of 170 cm, in centimetres above the floor, and how long it is. */
export type Worn = { from: number; length: number };
