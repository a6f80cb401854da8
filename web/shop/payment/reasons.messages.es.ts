import type { Wording } from "#core/languages.ts";
import type en from "./reasons.messages.en.ts";

const messages = {
	cc_rejected_insufficient_amount: "La tarjeta no tiene fondos suficientes. Usá otra, o consultá a tu banco.",
	cc_rejected_bad_filled_security_code: "El código de seguridad no era correcto. Escribilo de nuevo.",
	cc_rejected_bad_filled_date: "La fecha de vencimiento no era correcta. Escribila de nuevo.",
	cc_rejected_bad_filled_card_number: "El número de la tarjeta no era correcto. Escribilo de nuevo.",
	cc_rejected_bad_filled_other: "Algún dato de la tarjeta no era correcto. Revisalos y probá de nuevo.",
	cc_rejected_call_for_authorize: "Tu banco quiere que autorices este pago: llamalo y probá de nuevo.",
	cc_rejected_card_disabled: "La tarjeta todavía no está activa: llamá a tu banco para activarla.",
	cc_rejected_duplicated_payment:
		"Acabás de hacer un pago por el mismo importe. Si querés pagar de nuevo, usá otra tarjeta.",
	cc_rejected_invalid_installments: "La tarjeta no acepta esa cantidad de cuotas. Elegí otra.",
	cc_rejected_max_attempts: "Esta tarjeta se probó demasiadas veces: usá otra.",
	cc_rejected_card_type_not_allowed: "No aceptamos este tipo de tarjeta. Usá otra.",
	cc_rejected_blacklist: "El servicio de tarjetas no aceptó esta tarjeta. Usá otra.",
	cc_rejected_card_error: "El servicio de tarjetas no pudo usar esta tarjeta. Probá de nuevo, o usá otra.",
	cc_rejected_high_risk: "El servicio de tarjetas no aceptó este pago, por tu seguridad. Usá otra tarjeta.",
	rejected_high_risk: "El servicio de tarjetas no aceptó este pago, por tu seguridad. Usá otra tarjeta.",
	cc_rejected_other_reason: "Tu banco no aceptó este pago y no dice por qué. Usá otra tarjeta, o consultá a tu banco.",
	rejected_by_bank: "Tu banco no aceptó este pago y no dice por qué. Usá otra tarjeta, o consultá a tu banco.",
	cc_rejected_time_out: "Tu banco no respondió a tiempo. Probá de nuevo en unos minutos.",
	bank_error: "No pudimos consultar a tu banco. Probá de nuevo en unos minutos, o usá otra tarjeta.",
	cc_rejected_3ds_challenge: "Tu banco no pudo comprobar que sos vos. Probá de nuevo y respondé lo que te pida.",
	cc_rejected_3ds_mandatory: "Tu banco quiere comprobar que sos vos, y con esta tarjeta no se puede acá. Usá otra.",
	cc_amount_rate_limit_exceeded: "Supera lo que la tarjeta puede pagar por ahora. Usá otra, o consultá a tu banco.",
	insufficient_amount: "No hay fondos suficientes. Usá otra tarjeta.",
	rejected_insufficient_data:
		"Al servicio de tarjetas le faltaron datos. Revisá todos los campos de la tarjeta y probá de nuevo.",
	rejected_by_regulations: "El servicio de tarjetas no puede aceptar este pago. Usá otra tarjeta.",
	provider_unreachable:
		"No pudimos llegar al servicio de tarjetas. No te cobramos nada, probá de nuevo en unos minutos.",
	provider_busy: "El servicio de tarjetas está ocupado. No te cobramos nada, probá de nuevo en unos minutos.",
	invalid_card_token:
		"Los datos de la tarjeta estuvieron abiertos demasiado tiempo. No te cobramos nada, probá de nuevo.",
	invalid_identification_number: "El número de tu documento no era correcto. Escribilo de nuevo.",
	invalid_transaction_amount: "El servicio de tarjetas no acepta este importe. No te cobramos nada, escribinos.",
	unknown_payment_method: "El servicio de tarjetas no conoce este tipo de tarjeta. Usá otra.",
	invalid_payment_request:
		"El servicio de tarjetas no aceptó este pago. No te cobramos nada, probá de nuevo o usá otra tarjeta.",
	pending_contingency:
		"El servicio de tarjetas todavía lo está procesando. No tenés que hacer nada: te escribimos dentro de dos días hábiles.",
	pending_review_manual:
		"El servicio de tarjetas está revisando el pago a mano. No tenés que hacer nada: te escribimos dentro de dos días hábiles.",
	pending_challenge: "Tu banco quiere comprobar que sos vos. Confirmá el pago donde te lo pida.",
	pending_capture:
		"El importe está reservado en tu tarjeta y todavía no se cobró. No tenés que hacer nada: te escribimos.",
	in_process: "El servicio de tarjetas todavía lo está procesando. No tenés que hacer nada: te escribimos.",
} satisfies Wording<typeof en>;

export default messages;
