import type { Wording } from "../languages.ts";
import type * as en from "./permissions.ts";

/** The server says sums as English writes them. */
const inSpanish = (sum: string) => sum.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));

export const permissionMessages = {
	price: (sum) => `Podés poner precios desde ${inSpanish(sum)}. Consultá con un admin.`,
	discount: (percent) => `Podés descontar hasta ${percent} %. Consultá con un admin.`,
	amount: (sum) => `Podés descontar hasta ${inSpanish(sum)}. Consultá con un admin.`,
} satisfies Wording<typeof en.permissionMessages>;
