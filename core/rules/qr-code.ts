import { encode } from "uqr";

/** The picture a camera reads a text from, as the path of an SVG: one run of dark squares after the other. */
export function qrCode(text: string): { size: number; path: string } {
	const { size, data } = encode(text, { ecc: "M", border: 4 });
	const runs = data.flatMap((row, y) => {
		const line = row.map((isDark) => (isDark ? "#" : " ")).join("");
		return [...line.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
	});
	return { size, path: runs.join("") };
}
