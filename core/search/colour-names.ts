/** The families colours are counted and searched by, each with every name that means all of it. */
export const familyNames = {
	black: "black, negro, negra",
	white: "white, blanco, blanca",
	grey: "grey, gray, gris, grises",
	beige: "beige, nude",
	brown: "brown, marrón, café, castaño, castaña",
	red: "red, rojo, roja, colorado, colorada",
	orange: "orange, naranja, anaranjado, anaranjada",
	yellow: "yellow, amarillo, amarilla",
	green: "green, verde",
	blue: "blue, azul",
	purple: "purple, violeta, morado, morada, púrpura",
	pink: "pink, rosa, rosado, rosada",
} as const;

export type ColourFamily = keyof typeof familyNames;
export const COLOUR_FAMILIES = Object.keys(familyNames) as ColourFamily[];

/** Names of shades, by the family a colour of that name belongs to when nothing else is known of it. */
export const shadeNames: Record<ColourFamily, readonly string[]> = {
	black: ["jet, azabache", "ebony, ébano"],
	white: ["ivory, marfil", "off white, blanco roto, natural, crudo", "snow"],
	grey: [
		"charcoal, gris oscuro, dark grey, dark gray",
		"graphite, grafito",
		"slate, pizarra",
		"silver, plateado, plateada, plata",
		"light grey, light gray, gris claro",
		"melange, gris melange",
	],
	beige: ["cream, crema", "ecru, écru", "sand, arena", "oat, avena", "stone, piedra", "tan"],
	brown: [
		"camel, camello",
		"tobacco, tabaco",
		"cacao, cocoa, chocolate",
		"caramel, caramelo",
		"rust, óxido",
		"clay",
		"chestnut",
		"coffee",
	],
	red: [
		"burgundy, bordó, borgoña, bordeaux, maroon, wine, vino, wine red",
		"brick, ladrillo",
		"scarlet, escarlata",
		"cherry, cereza",
	],
	orange: ["terracotta, terracota", "coral", "apricot, damasco", "peach, durazno, melocotón", "salmon, salmón"],
	yellow: [
		"mustard, mostaza",
		"ochre, ocre",
		"butter, manteca, mantequilla",
		"gold, golden, dorado, dorada",
		"lemon, limón",
	],
	green: [
		"olive, oliva, verde oliva",
		"moss, musgo, verde musgo",
		"sage, salvia",
		"mint, menta, verde menta",
		"eucalyptus, eucalipto",
		"forest, forest green, verde bosque, dark green, verde oscuro",
		"khaki, caqui, kaki, verde militar",
		"emerald, esmeralda",
		"light green, verde claro, verde agua",
	],
	blue: [
		"navy, navy blue, azul marino, marino, dark blue, azul oscuro",
		"sky-blue, celeste, light blue, baby blue, azul claro",
		"powder blue",
		"indigo, índigo",
		"teal, petróleo, azul petróleo",
		"turquoise, turquesa",
		"royal blue, azul francia",
	],
	purple: ["lilac, lila", "lavender, lavanda", "plum, ciruela", "mauve, malva"],
	pink: ["rose", "blush", "fuchsia, fucsia, hot pink", "pale pink, rosa pálido, light pink, rosa claro"],
};
