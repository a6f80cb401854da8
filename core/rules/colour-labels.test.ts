import { expect, test } from "vitest";
import { colourLabel } from "./colour-labels.ts";

test.each([
	["Navy", "es", "Azul marino"],
	["forest", "es", "verde bosque"],
	["LIGHT BLUE", "es", "Celeste"],
	["Bordó", "en", "Burgundy"],
	["One colour", "es", "Único color"],
	[" Negro ", "en", "Black"],
] as const)("%s in %s is %s", (name, language, label) => {
	expect(colourLabel(name, language)).toBe(label);
});

test.each([
	["Navy", undefined],
	["Navy", "en"],
	["Blanco", "es"],
	["Camel", "es"],
	["Midnight", "es"],
	["constructor", "es"],
	["", "es"],
] as const)("%s in %s is called as it was written", (name, language) => {
	expect(colourLabel(name, language)).toBeUndefined();
});

/** As a shop in Buenos Aires says them. */
const SAID = `
	apricot = damasco; black = negro; blue = azul; blush = rosa pálido; brick = ladrillo; brown = marrón; burgundy = bordó
	butter = manteca; charcoal = gris carbón; cherry = cereza; clay = arcilla; cream = crema; dark blue = azul oscuro
	dark green = verde oscuro; dark grey = gris oscuro; ecru = crudo; emerald = esmeralda; eucalyptus = eucalipto
	fog = niebla; forest = verde bosque; fuchsia = fucsia; gold = dorado; graphite = grafito; green = verde; grey = gris
	indigo = índigo; ink = azul tinta; ivory = marfil; khaki = caqui; lavender = lavanda; light blue = celeste
	light green = verde claro; light grey = gris claro; light wash = lavado claro; lilac = lila; mauve = malva
	mid blue = azul medio; mint = menta; moss = musgo; mustard = mostaza; navy = azul marino; oat = avena; ochre = ocre
	olive = oliva; one colour = único color; orange = naranja; pink = rosa; plum = ciruela; powder = celeste pálido; purple = violeta; red = rojo
	rose = rosa viejo; rust = óxido; sage = salvia; salmon = salmón; sand = arena; silver = plateado; sky = cielo
	slate = pizarra; stone = piedra; stone wash = lavado a la piedra; tan = tostado; teal = petróleo
	terracotta = terracota; tobacco = tabaco; turquoise = turquesa; white = blanco; yellow = amarillo
`;

test.each(
	SAID.trim()
		.split(/[;\n]/)
		.map((pair) => pair.trim().split(" = ")),
)("%s is %s, and the other way round", (en = "", es = "") => {
	expect(colourLabel(en, "es")).toBe(es);
	expect(colourLabel(es, "en")).toBe(en);
});
