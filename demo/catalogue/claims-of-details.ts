import { type Assertion, buttoned, countEn, countEs, counted, some, zipped } from "./claim.ts";

/** Closings and pockets. */
export const claimsOfDetails: readonly Assertion[] = [
	// Closings
	{ en: "no buttons", es: "sin botones", holds: (look) => !buttoned(look) },
	{ en: "no zip", es: "ningún cierre", holds: (look) => !zipped(look) },
	{ en: "short zip in place of buttons", es: "cierre corto en lugar de botones", holds: some("closure", "short-zip") },
	{ en: "zip behind the placket", es: "cierre detrás de la tapeta", holds: some("closure", "covered-zip") },
	{ en: "slanted zip", es: "cierre en diagonal", holds: some("closure", "slanted-zip") },
	{ en: "(?:full|straight|two-way) zip|zipped", es: "cierre", holds: some("closure", "zip") },
	{ en: "zip (?:hoodie|cardigan)", holds: some("closure", "zip") },
	{ en: "zip polo", holds: some("closure", "short-zip") },
	{ en: "button-down collar", es: "cuello de puntas abotonadas", holds: some("collarButtons", true) },
	{
		en: "button fly",
		es: "bragueta (?:de|con) botones",
		holds: (look) => look.closure === "buttons" && ["jeans", "shorts"].includes(look.garment),
	},
	{ en: "hidden buttons|covered placket", es: "botones escondidos|tapeta", holds: some("closure", "hidden-buttons") },
	{
		en: "double[- ]breasted",
		es: "saco cruzado|corto, cruzado|cruzado, de calce",
		holds: some("closure", "double-breasted"),
	},
	{
		en: "single-breasted|single row of buttons",
		es: "una (?:sola )?hilera de botones",
		holds: some("closure", "buttons"),
	},
	{
		en: `${countEn}buttoned chest pockets`,
		es: `${countEs}bolsillos con botón en el pecho`,
		holds: counted("pocketCount", (look) => look.pockets === "chest" && look.pocketButtons === true),
	},
	{ en: "snap", es: "broche a presión", holds: some("closure", "covered-zip") },
	{
		en: `${countEn}(?:[\\w-]+ )?button(?:s|ed)?`,
		es: `${countEs}bot[oó]n(?:es)?|aboton\\p{L}+`,
		holds: counted("buttons", buttoned),
	},
	{ en: "toggles", es: "alamares", holds: some("closure", "toggles") },
	// Pockets
	{ en: "(?:patch )?pockets behind", es: "bolsillos plaqué atrás", holds: some("pockets", "back") },
	{
		en: `${countEn}patch pockets (?:on the hips|at the hip)`,
		es: `${countEs}bolsillos plaqué en la cadera`,
		holds: counted("pocketCount", some("pockets", "hip")),
	},
	{
		en: `${countEn}patch pockets`,
		es: `${countEs}bolsillos plaqué`,
		holds: counted("pocketCount", some("pockets", "patch")),
	},
	{
		en: "kangaroo pocket|one wide pocket",
		es: "bolsillo canguro|un bolsillo ancho",
		holds: some("pockets", "kangaroo"),
	},
	{
		en: `${countEn}cargo pockets|thigh pockets`,
		es: `${countEs}bolsillos (?:cargo|amplios en el muslo)`,
		holds: counted("pocketCount", some("pockets", "cargo")),
	},
	{
		en: "five pockets|jeans pockets",
		es: "cinco bolsillos|bolsillos de jean",
		holds: (look) => look.pockets === "five" || look.garment === "jeans",
	},
	{
		en: `${countEn}chest pockets?|pockets? on the chest`,
		es: `${countEs}bolsillos? en el pecho`,
		holds: counted("pocketCount", some("pockets", "chest")),
	},
	{ en: "slanted pockets", es: "bolsillos en diagonal", holds: some("pockets", "slant") },
	{ en: "welt pockets|hidden pockets", es: "bolsillos (?:de vivo|escondidos)", holds: some("pockets", "welt") },
	{
		en: `${countEn}(?:big |square |deep )?pockets?`,
		es: `${countEs}bolsillos?`,
		holds: counted("pocketCount", (look) => look.pockets !== undefined && look.pockets !== "none"),
	},
];
