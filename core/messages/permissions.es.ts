import type { Wording } from "../languages.ts";
import { formatMoney, fromCents } from "../rules/money.ts";
import type * as en from "./permissions.ts";

const money = (cents: number, currency: string) => formatMoney(fromCents(cents), currency, "es-AR");

export const permissionMessages = {
	price: (cents, currency) => `Podés poner precios desde ${money(cents, currency)}. Consultá con un administrador.`,
	discount: (percent) => `Podés descontar hasta ${percent} %. Consultá con un administrador.`,
	amount: (cents, currency) => `Podés descontar hasta ${money(cents, currency)}. Consultá con un administrador.`,
} satisfies Wording<typeof en.permissionMessages>;
