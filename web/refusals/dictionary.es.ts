import type { ErrorCode } from "#core/contract/errors.ts";
import * as cartsEs from "#core/messages/carts.es.ts";
import * as cartsEn from "#core/messages/carts.ts";
import * as deliveryEs from "#core/messages/delivery.es.ts";
import * as deliveryEn from "#core/messages/delivery.ts";
import * as giftsEs from "#core/messages/gifts.es.ts";
import * as giftsEn from "#core/messages/gifts.ts";
import * as keysEs from "#core/messages/keys.es.ts";
import * as keysEn from "#core/messages/keys.ts";
import * as limitsEs from "#core/messages/limits.es.ts";
import * as limitsEn from "#core/messages/limits.ts";
import * as listsEs from "#core/messages/lists.es.ts";
import * as listsEn from "#core/messages/lists.ts";
import * as notesEs from "#core/messages/notes.es.ts";
import * as notesEn from "#core/messages/notes.ts";
import * as orderViewsEs from "#core/messages/order-views.es.ts";
import * as orderViewsEn from "#core/messages/order-views.ts";
import * as ordersEs from "#core/messages/orders.es.ts";
import * as ordersEn from "#core/messages/orders.ts";
import * as passkeysEs from "#core/messages/passkeys.es.ts";
import * as passkeysEn from "#core/messages/passkeys.ts";
import * as periodsEs from "#core/messages/periods.es.ts";
import * as periodsEn from "#core/messages/periods.ts";
import * as permissionsEs from "#core/messages/permissions.es.ts";
import * as permissionsEn from "#core/messages/permissions.ts";
import * as productFilesEs from "#core/messages/product-files.es.ts";
import * as productFilesEn from "#core/messages/product-files.ts";
import * as productsEs from "#core/messages/products.es.ts";
import * as productsEn from "#core/messages/products.ts";
import * as refusalsEs from "#core/messages/refusals.es.ts";
import * as refusalsEn from "#core/messages/refusals.ts";
import * as returnsEs from "#core/messages/returns.es.ts";
import * as returnsEn from "#core/messages/returns.ts";
import * as reviewsEs from "#core/messages/reviews.es.ts";
import * as reviewsEn from "#core/messages/reviews.ts";
import * as settingsEs from "#core/messages/settings.es.ts";
import * as settingsEn from "#core/messages/settings.ts";
import * as shipmentsEs from "#core/messages/shipments.es.ts";
import * as shipmentsEn from "#core/messages/shipments.ts";
import * as sizesEs from "#core/messages/size-systems.es.ts";
import * as sizesEn from "#core/messages/size-systems.ts";
import * as staffEs from "#core/messages/staff.es.ts";
import * as staffEn from "#core/messages/staff.ts";
import * as testMailEs from "#core/messages/test-mail.es.ts";
import * as testMailEn from "#core/messages/test-mail.ts";
import * as uploadsEs from "#core/messages/uploads.es.ts";
import * as uploadsEn from "#core/messages/uploads.ts";
import * as webhooksEs from "#core/messages/webhooks.es.ts";
import * as webhooksEn from "#core/messages/webhooks.ts";
import * as zipCodesEs from "#core/messages/zip-codes.es.ts";
import * as zipCodesEn from "#core/messages/zip-codes.ts";
import * as messagesEs from "#core/messages.es.ts";
import * as messagesEn from "#core/messages.ts";

/** What each refusal means where the server's own words are not among the shop's messages. */
const byCode: Record<ErrorCode, string> = {
	bad_request: "No entendimos el pedido",
	invalid_input: "Revisá los campos marcados",
	malformed_json: "No entendimos el pedido",
	unauthorized: "Ingresá a tu cuenta, por favor",
	wrong_credentials: "El usuario o la contraseña no son correctos",
	second_factor: "Poné el código de tu app de autenticación",
	payment_required: "Primero hace falta un pago",
	forbidden: "Tu cuenta no puede hacer esto",
	password_needed: "Poné tu contraseña",
	step_up: "Confirmá que sos vos",
	second_factor_needed: "Primero configurá un segundo factor, en la pantalla Mi cuenta",
	not_found: "No lo encontramos",
	conflict: "Choca con otro cambio",
	in_use: "Ya está en uso",
	version_conflict: "Otra persona lo cambió mientras tanto",
	total_changed: "Cambió el total",
	sold_out: "Agotado",
	delivery_unavailable: "Esta forma de envío no llega a la dirección",
	payment_in_flight: "Este pago ya se está procesando",
	not_paid: "Este pedido no tiene un pago aprobado",
	gone: "Ya no está disponible",
	too_large: "Es demasiado grande",
	unsupported_media_type: "No aceptamos este tipo de archivo",
	key_reused: "Esta clave ya se usó para otro pedido",
	too_many_requests: "Demasiados intentos, esperá un momento",
	internal: "Algo salió mal de nuestro lado",
	unavailable: "La tienda está ocupada, probá en un momento",
};

const pairs: [unknown, unknown][] = [
	[messagesEn, messagesEs],
	[deliveryEn, deliveryEs],
	[limitsEn, limitsEs],
	[listsEn, listsEs],
	[passkeysEn, passkeysEs],
	[permissionsEn, permissionsEs],
	[refusalsEn, refusalsEs],
	[reviewsEn, reviewsEs],
	[settingsEn, settingsEs],
	[sizesEn, sizesEs],
	[staffEn, staffEs],
	[testMailEn, testMailEs],
	[cartsEn, cartsEs],
	[giftsEn, giftsEs],
	[keysEn, keysEs],
	[notesEn, notesEs],
	[orderViewsEn, orderViewsEs],
	[ordersEn, ordersEs],
	[periodsEn, periodsEs],
	[productFilesEn, productFilesEs],
	[productsEn, productsEs],
	[returnsEn, returnsEs],
	[shipmentsEn, shipmentsEs],
	[uploadsEn, uploadsEs],
	[webhooksEn, webhooksEs],
	[zipCodesEn, zipCodesEs],
];
const spanishOf = new Map(pairs.flatMap(([english, spanish]) => textPairs(english, spanish)));

/** Every plain text of the one beside that of the other, however deep. */
function textPairs(english: unknown, spanish: unknown): [string, string][] {
	if (typeof english === "string" && typeof spanish === "string") return [[english, spanish]];
	if (typeof english !== "object" || typeof spanish !== "object" || !english || !spanish) return [];
	const others = spanish as Record<string, unknown>;
	return Object.entries(english).flatMap(([name, text]) => textPairs(text, others[name]));
}

type Said = (...blanks: string[]) => unknown;
type Filled = { english: RegExp; inSpanish: (blanks: readonly string[]) => string };
const filled = pairs.flatMap(([english, spanish]) => filledPairs(english, spanish));

/** Every text with blanks: how to know it again in English, and the same in Spanish. */
function filledPairs(english: unknown, spanish: unknown): Filled[] {
	if (typeof english === "function" && typeof spanish === "function") return filledOf(english as Said, spanish as Said);
	if (typeof english !== "object" || typeof spanish !== "object" || !english || !spanish) return [];
	const others = spanish as Record<string, unknown>;
	return Object.entries(english).flatMap(([name, text]) => filledPairs(text, others[name]));
}

/** Texts that do more with a blank than to say it as it is are not known again. */
function filledOf(english: Said, spanish: Said): Filled[] {
	const blanks = Array.from({ length: english.length }, (_, place) => `\uE000${place}\uE001`);
	const text = english(...blanks);
	if (typeof text !== "string" || blanks.some((blank) => text.split(blank).length !== 2)) return [];
	const order = [...text.matchAll(/\uE000(\d)\uE001/g)].map(([, place]) => Number(place));
	const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\uE000\d\uE001/g, "(.+?)");
	return [
		{
			english: new RegExp(`^${pattern}$`),
			inSpanish: (found) => String(spanish(...blanks.map((_, place) => found[order.indexOf(place)] ?? ""))),
		},
	];
}

/** What one of the shop's messages is in Spanish. */
export function known(text: string): string | undefined {
	const plain = spanishOf.get(text);
	if (plain !== undefined) return plain;
	for (const one of filled) {
		const found = one.english.exec(text);
		if (found) return one.inSpanish(found.slice(1));
	}
	return undefined;
}

export function inSpanish(text: string, code: ErrorCode): string {
	return known(text) ?? byCode[code];
}
