import type { Wording } from "../languages.ts";
import type * as en from "./refusals.ts";

export const refusalMessages = {
	categoryName: "Ya hay una categoría con ese nombre",
	categoryId: "Ya hay una categoría con ese número",
	code: "Ese código ya existe",
	noCode: "Ese código no existe",
	noProduct: "Ese producto no existe",
	costsTooLittle: "costaría menos de 0,02",
	costsTooMuch: (most) => `costaría más de ${most}`,
	noChange: "Ese cambio no existe",
	changeUndone: "Ese cambio ya se deshizo",
	changeTooOld: "Un cambio se puede deshacer durante 24 horas",
	importGoesOn: "Esta importación sigue en curso",
	noImport: "Esa importación no existe",
	nothingToRefund: "No hay ningún pago aprobado para devolver",
	refundRefused: "El servicio de tarjetas no aceptó devolver este pago",
	orderStatus: {
		pending: "El pago de este pedido todavía no está aprobado",
		failed: "Este pedido no tiene un pago aprobado",
		refunded: "El pago de este pedido se devolvió",
		refunding: "El pago de este pedido se está devolviendo",
	},
	notAPicture: "La tienda no toma este archivo: usá JPEG, PNG, WebP o AVIF",
	pictureDamaged: "Esta foto está dañada o incompleta",
	pictureTooLarge: "Esta foto pesa más de 10 MB",
	pictureTooWide: (megapixels) => `Esta foto tiene ${megapixels} megapíxeles, tomamos hasta 40`,
	pictureNotStored: "No pudimos guardar la foto, probá de nuevo",
} satisfies Wording<typeof en.refusalMessages>;
