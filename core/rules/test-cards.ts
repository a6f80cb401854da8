/** The cards and cardholder names Mercado Pago documents for trying things out; no money stands behind them. */
export type TestCard = { brand: string; number: string; securityCode: string; expiry: string };

const TEST_EXPIRY = "11/30";
export const TEST_IDENTIFICATION = { type: "DNI", number: "12345678" } as const;

const card = (brand: string, number: string, securityCode = "123"): TestCard => ({
	brand,
	number,
	securityCode,
	expiry: TEST_EXPIRY,
});

export const TEST_CARDS: readonly TestCard[] = [
	card("Mastercard", "5031755734530604"),
	card("Visa", "4509953566233704"),
	card("American Express", "371180303257522", "1234"),
	card("Mastercard debit", "5287338310253304"),
	card("Visa debit", "4002768694395619"),
	card("Diners", "30238030180020"),
	card("Naranja", "5895627823453005"),
	card("Cabal", "6035227716427021"),
];

export type TestOutcome = { name: string; status: "approved" | "in_process" | "rejected"; detail: string };

/** The cardholder's name begins with one of these words and so decides what becomes of the payment. */
export const TEST_OUTCOMES: readonly TestOutcome[] = [
	{ name: "APRO", status: "approved", detail: "accredited" },
	{ name: "CONT", status: "in_process", detail: "pending_contingency" },
	{ name: "OTHE", status: "rejected", detail: "cc_rejected_other_reason" },
	{ name: "CALL", status: "rejected", detail: "cc_rejected_call_for_authorize" },
	{ name: "FUND", status: "rejected", detail: "cc_rejected_insufficient_amount" },
	{ name: "SECU", status: "rejected", detail: "cc_rejected_bad_filled_security_code" },
	{ name: "EXPI", status: "rejected", detail: "cc_rejected_bad_filled_date" },
	{ name: "FORM", status: "rejected", detail: "cc_rejected_bad_filled_other" },
	{ name: "CARD", status: "rejected", detail: "cc_rejected_bad_filled_card_number" },
	{ name: "INST", status: "rejected", detail: "cc_rejected_invalid_installments" },
	{ name: "DUPL", status: "rejected", detail: "cc_rejected_duplicated_payment" },
	{ name: "LOCK", status: "rejected", detail: "cc_rejected_card_disabled" },
	{ name: "CTNA", status: "rejected", detail: "cc_rejected_card_type_not_allowed" },
	{ name: "ATTE", status: "rejected", detail: "cc_rejected_max_attempts" },
	{ name: "BLAC", status: "rejected", detail: "cc_rejected_blacklist" },
];
