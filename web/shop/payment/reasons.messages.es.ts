import type { Wording } from "#core/languages.ts";
import type en from "./reasons.messages.en.ts";

const messages = {
	cc_rejected_insufficient_amount: "La tarjeta no tiene fondos suficientes.",
	cc_rejected_bad_filled_security_code: "El código de seguridad no era correcto.",
	cc_rejected_bad_filled_date: "La fecha de vencimiento no era correcta.",
	cc_rejected_bad_filled_card_number: "El número de la tarjeta no era correcto.",
	cc_rejected_bad_filled_other: "Algún dato de la tarjeta no era correcto.",
	cc_rejected_call_for_authorize: "Tu banco quiere que autorices este pago: llamalo y probá de nuevo.",
	cc_rejected_card_disabled: "La tarjeta todavía no está activa: llamá a tu banco para activarla.",
	cc_rejected_duplicated_payment: "Acabás de hacer un pago por el mismo importe.",
	cc_rejected_invalid_installments: "La tarjeta no acepta esa cantidad de cuotas.",
	cc_rejected_max_attempts: "Esta tarjeta se probó demasiadas veces: usá otra.",
	cc_rejected_card_type_not_allowed: "No aceptamos este tipo de tarjeta.",
	provider_unreachable: "No pudimos llegar al servicio de tarjetas. No te cobramos nada.",
	provider_busy: "El servicio de tarjetas está ocupado. No te cobramos nada.",
	invalid_card_token: "Los datos de la tarjeta estuvieron abiertos demasiado tiempo. No te cobramos nada.",
} satisfies Wording<typeof en>;

export default messages;
