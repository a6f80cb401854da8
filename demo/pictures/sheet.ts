/** The definitions of one SVG: each is written once and found again by its key. */
export type Sheet = {
	define: (key: string, write: (id: string) => string) => string;
	/** The definitions that a piece of the drawing needs, with what those need themselves. */
	definitionsFor: (content: string) => string;
};

export function makeSheet(): Sheet {
	const ids = new Map<string, string>();
	const written = new Map<string, string>();
	return {
		define(key, write) {
			const known = ids.get(key);
			if (known) return known;
			const id = `d${ids.size}`;
			ids.set(key, id);
			written.set(id, write(id));
			return id;
		},
		definitionsFor(content) {
			const needed = new Map<string, string>();
			const collect = (text: string) => {
				for (const [, id = ""] of text.matchAll(/url\(#(\w+)\)/g)) {
					const definition = written.get(id);
					if (definition === undefined || needed.has(id)) continue;
					needed.set(id, definition);
					collect(definition);
				}
			};
			collect(content);
			return `<defs>${[...needed.values()].join("")}</defs>`;
		},
	};
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
