import type { Language } from "../languages.ts";

/** What colours of garments are called. One that is not here is called as it was written. */
const NAMES: readonly Record<Language, string>[] = [
	{ en: "apricot", es: "damasco" },
	{ en: "beige", es: "beige" },
	{ en: "black", es: "negro" },
	{ en: "blue", es: "azul" },
	{ en: "blush", es: "rosa pálido" },
	{ en: "brick", es: "ladrillo" },
	{ en: "brown", es: "marrón" },
	{ en: "burgundy", es: "bordó" },
	{ en: "butter", es: "manteca" },
	{ en: "cacao", es: "cacao" },
	{ en: "camel", es: "camel" },
	{ en: "charcoal", es: "gris carbón" },
	{ en: "cherry", es: "cereza" },
	{ en: "chocolate", es: "chocolate" },
	{ en: "clay", es: "arcilla" },
	{ en: "coral", es: "coral" },
	{ en: "cream", es: "crema" },
	{ en: "dark blue", es: "azul oscuro" },
	{ en: "dark green", es: "verde oscuro" },
	{ en: "dark grey", es: "gris oscuro" },
	{ en: "ecru", es: "crudo" },
	{ en: "emerald", es: "esmeralda" },
	{ en: "eucalyptus", es: "eucalipto" },
	{ en: "fog", es: "niebla" },
	{ en: "forest", es: "verde bosque" },
	{ en: "fuchsia", es: "fucsia" },
	{ en: "gold", es: "dorado" },
	{ en: "graphite", es: "grafito" },
	{ en: "green", es: "verde" },
	{ en: "grey", es: "gris" },
	{ en: "indigo", es: "índigo" },
	{ en: "ink", es: "azul tinta" },
	{ en: "ivory", es: "marfil" },
	{ en: "khaki", es: "caqui" },
	{ en: "lavender", es: "lavanda" },
	{ en: "light blue", es: "celeste" },
	{ en: "light green", es: "verde claro" },
	{ en: "light grey", es: "gris claro" },
	{ en: "light wash", es: "lavado claro" },
	{ en: "lilac", es: "lila" },
	{ en: "mauve", es: "malva" },
	{ en: "mid blue", es: "azul medio" },
	{ en: "mint", es: "menta" },
	{ en: "moss", es: "musgo" },
	{ en: "mustard", es: "mostaza" },
	{ en: "navy", es: "azul marino" },
	{ en: "oat", es: "avena" },
	{ en: "ochre", es: "ocre" },
	{ en: "olive", es: "oliva" },
	{ en: "one colour", es: "único color" },
	{ en: "orange", es: "naranja" },
	{ en: "pink", es: "rosa" },
	{ en: "plum", es: "ciruela" },
	{ en: "powder", es: "celeste pálido" },
	{ en: "purple", es: "violeta" },
	{ en: "red", es: "rojo" },
	{ en: "rose", es: "rosa viejo" },
	{ en: "rust", es: "óxido" },
	{ en: "sage", es: "salvia" },
	{ en: "salmon", es: "salmón" },
	{ en: "sand", es: "arena" },
	{ en: "silver", es: "plateado" },
	{ en: "sky", es: "cielo" },
	{ en: "slate", es: "pizarra" },
	{ en: "stone", es: "piedra" },
	{ en: "stone wash", es: "lavado a la piedra" },
	{ en: "tan", es: "tostado" },
	{ en: "teal", es: "petróleo" },
	{ en: "terracotta", es: "terracota" },
	{ en: "tobacco", es: "tabaco" },
	{ en: "turquoise", es: "turquesa" },
	{ en: "white", es: "blanco" },
	{ en: "yellow", es: "amarillo" },
];

const byName = new Map(NAMES.flatMap((names) => Object.values(names).map((name) => [name, names])));

/** What readers of a language call a colour, with a capital where it was written with one; nothing where it is called as it was written. */
export function colourLabel(name: string, language: Language | undefined): string | undefined {
	const written = name.trim();
	const label = language && byName.get(written.toLowerCase())?.[language];
	if (!label || label === written.toLowerCase()) return undefined;
	const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
	return isCapital ? label.charAt(0).toUpperCase() + label.slice(1) : label;
}

/** What readers of a language call a colour. */
export const colourIn = (language: Language, name: string): string => colourLabel(name, language) ?? name;
