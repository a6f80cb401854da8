/** The definitions of one SVG: each is written once and found again by its key. */
export type Sheet = {
	define: (key: string, write: (id: string) => string) => string;
	definitions: () => string;
};

export type Box = { x: number; y: number; width: number; height: number };

export function makeSheet(): Sheet {
	const ids = new Map<string, string>();
	const written: string[] = [];
	return {
		define(key, write) {
			const known = ids.get(key);
			if (known) return known;
			const id = `d${ids.size}`;
			ids.set(key, id);
			written.push(write(id));
			return id;
		},
		definitions: () => `<defs>${written.join("")}</defs>`,
	};
}

const region = ({ x, y, width, height }: Box) =>
	`filterUnits="userSpaceOnUse" x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" color-interpolation-filters="sRGB"`;

export function filter(sheet: Sheet, key: string, box: Box, primitives: string): string {
	return sheet.define(`filter ${key}`, (id) => `<filter id="${id}" ${region(box)}>${primitives}</filter>`);
}

export function blur(sheet: Sheet, spread: number, box: Box): string {
	return filter(sheet, `blur ${spread} ${box.x} ${box.y}`, box, `<feGaussianBlur stdDeviation="${spread}"/>`);
}

export function clip(sheet: Sheet, paths: string): string {
	return sheet.define(`clip ${paths}`, (id) => `<clipPath id="${id}"><path d="${paths}"/></clipPath>`);
}

/** A gradient across whatever it fills; stops are offset, colour and opacity. */
export function gradient(
	sheet: Sheet,
	direction: "across" | "down" | "slant",
	stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
	const ends = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2="0.7"' }[direction];
	return sheet.define(
		`gradient ${direction} ${stops.join(" ")}`,
		(id) =>
			`<linearGradient id="${id}" ${ends}>${stops
				.map(
					([offset, colour, opacity = 1]) =>
						`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
				)
				.join("")}</linearGradient>`,
	);
}

export type Tile = { width: number; height: number; content: string };

export function tile(sheet: Sheet, key: string, { width, height, content }: Tile, transform = ""): string {
	return sheet.define(
		`tile ${key} ${transform}`,
		(id) =>
			`<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
	);
}
