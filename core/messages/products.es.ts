import type { Wording } from "../languages.ts";
import type * as en from "./products.ts";

export const productMessages = {
	none: (ids) => `No hay un producto ${ids}`,
	offSale: "Este producto ya no está a la venta",
	noChoice: "No existe ese color o talle",
	noSize: (id, size) => `el producto ${id} no tiene el talle ${size}`,
	noColour: (colour) => `no hay un color "${colour}"`,
	colourTwice: (colour) => `solo un color puede haber sido "${colour}"`,
	unitsMax: (colour, size, most) => `${colour} ${size} puede tener hasta ${most} unidades`,
	unitsLeft: (left, colour, size) =>
		`Quedan solo ${left} de ${colour} ${size}: las otras se vendieron o se están pagando`,
	ownPictures: "tiene que nombrar fotos subidas a esta tienda",
	page: "tiene que ser el `next` de una respuesta",
	alertOver: "Este enlace ya no sirve; pedí otro",
} satisfies Wording<typeof en.productMessages>;
