// What of the two typefaces is sent: the letters of the pages' languages, the weights in use and one optical size.
import { readFileSync } from "node:fs";
import subset from "subset-font";
import { at } from "./files.mjs";

const sources = at("node_modules", "@fontsource-variable");
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];

/** Written to web/brand/fonts by cut-fonts.mjs. */
export const CUTS = [
	{
		name: "fraunces.woff2",
		source: `${sources}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
		axes: { opsz: 36, wght: { min: 300, max: 500 } },
	},
	{
		name: "instrument-sans.woff2",
		source: `${sources}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
		axes: { wght: { min: 400, max: 600 } },
	},
];

export const pathOf = ({ name }) => at("web", "brand", "fonts", name);

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));

/** As the `unicode-range` of web/brand/fonts.css says. */
export const LETTERS = [
	...span(0x20, 0xff),
	..."\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc",
	...span(0x2000, 0x206f),
	..."\u20ac\u2122\u2191\u2193\u2212\u2215",
].join("");

export function cutFont({ source, axes }) {
	const look = {
		targetFormat: "woff2",
		variationAxes: axes,
		keepFeatures: features,
		noHinting: true,
	};
	return subset(readFileSync(source), LETTERS, look);
}
