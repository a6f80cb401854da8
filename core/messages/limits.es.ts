import type { Wording } from "../languages.ts";
import type * as en from "./limits.ts";

export const limitMessages = {
	fileTooLarge: (megabytes) => `Este archivo pesa más de ${megabytes} MB`,
	noCards: "Esta tienda todavía no puede cobrar con tarjeta",
	tooManyProducts: (most) => `Hasta ${most} productos a la vez: achicá la búsqueda`,
	closing: "La tienda se está cerrando",
} satisfies Wording<typeof en.limitMessages>;
