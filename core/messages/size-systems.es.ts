import type { Wording } from "../languages.ts";
import { SIZE_LENGTH_MAX } from "../rules/size-text.ts";
import { SIZES_MAX } from "../rules/sizes.ts";
import type * as en from "./size-systems.ts";

export const sizeSystemMessages = {
	name: "Poneles un nombre a los talles",
	nameTooLong: "El nombre puede tener hasta 60 caracteres",
	nameInvalid: "Ese nombre no se puede usar",
	nameInUse: "Otros talles ya tienen ese nombre",
	tooMany: "Hay demasiados talles con un nombre así: elegí uno muy distinto",
	size: `Un talle tiene hasta ${SIZE_LENGTH_MAX} letras y números, con / . - o un espacio en el medio`,
	sizes: "Nombrá al menos un talle",
	sizesMax: `Puede haber ${SIZES_MAX} talles como máximo`,
	sizesUnique: "Cada talle va una sola vez",
	unknown: "Esos talles no existen",
	hidden: "Esos talles están ocultos: mostralos primero",
	lettersFixed: "S, M, L y XL quedan como están: agregá otros talles",
	inUse: "Hay productos con esos talles: ocultalos",
	sizeInUse: (size) => `Todavía hay productos en ${size}: sacalo de ellos primero`,
	notOfSystem: (size, system) => `${system} no tiene el talle ${size}`,
	notOffered: (colour, size) => `${colour} tiene unidades en ${size}, que no se ofrece`,
	stillThere: (colour, size, units) =>
		`Hay ${units} unidades de ${colour} en ${size}: sacalas del stock antes que el talle`,
} satisfies Wording<typeof en.sizeSystemMessages>;
