import type { Language } from "../languages.ts";
import type { Fibre } from "./fabric.ts";

/** Fibres have names of the trade, the same on every label. One that is not here is called as it was written. */
const NAMES: readonly Record<Language, string>[] = [
	{ en: "acetate", es: "acetato" },
	{ en: "acrylic", es: "acrílico" },
	{ en: "alpaca", es: "alpaca" },
	{ en: "angora", es: "angora" },
	{ en: "bamboo", es: "bambú" },
	{ en: "cashmere", es: "cachemira" },
	{ en: "cotton", es: "algodón" },
	{ en: "cupro", es: "cupro" },
	{ en: "down", es: "plumón" },
	{ en: "elastane", es: "elastano" },
	{ en: "hemp", es: "cáñamo" },
	{ en: "leather", es: "cuero" },
	{ en: "linen", es: "lino" },
	{ en: "lyocell", es: "lyocell" },
	{ en: "merino wool", es: "lana merino" },
	{ en: "modal", es: "modal" },
	{ en: "mohair", es: "mohair" },
	{ en: "nylon", es: "nailon" },
	{ en: "organic cotton", es: "algodón orgánico" },
	{ en: "polyamide", es: "poliamida" },
	{ en: "polyester", es: "poliéster" },
	{ en: "recycled cotton", es: "algodón reciclado" },
	{ en: "recycled polyamide", es: "poliamida reciclada" },
	{ en: "recycled polyester", es: "poliéster reciclado" },
	{ en: "recycled wool", es: "lana reciclada" },
	{ en: "silk", es: "seda" },
	{ en: "viscose", es: "viscosa" },
	{ en: "wool", es: "lana" },
];

const byName = new Map(NAMES.flatMap((names) => Object.values(names).map((name) => [name, names])));

/** A fabric as readers of a language call its fibres, with a capital where it was written with one. */
export function fabricIn(fabric: readonly Fibre[], language: Language | undefined): Fibre[] {
	return fabric.map(({ fibre, percent }) => ({ fibre: fibreIn(fibre, language), percent }));
}

function fibreIn(fibre: string, language: Language | undefined): string {
	const name = language && byName.get(fibre.trim().toLowerCase())?.[language];
	if (!name) return fibre;
	const isCapital = fibre.charAt(0) !== fibre.charAt(0).toLowerCase();
	return isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
