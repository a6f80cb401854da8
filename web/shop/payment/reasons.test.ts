import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TEST_OUTCOMES } from "#core/rules/test-cards.ts";
import en from "./reasons.messages.en.ts";
import es from "./reasons.messages.es.ts";
import { reasonOf } from "./reasons.ts";

/** Every detail of a payment that Mercado Pago documents, but for those of one that is through. */
const DOCUMENTED = `cc_rejected_bad_filled_card_number cc_rejected_bad_filled_date cc_rejected_bad_filled_other
	cc_rejected_bad_filled_security_code cc_rejected_blacklist cc_rejected_call_for_authorize cc_rejected_card_disabled
	cc_rejected_card_error cc_rejected_card_type_not_allowed cc_rejected_duplicated_payment cc_rejected_high_risk
	cc_rejected_insufficient_amount cc_rejected_invalid_installments cc_rejected_max_attempts cc_rejected_other_reason
	cc_rejected_time_out cc_rejected_3ds_challenge cc_rejected_3ds_mandatory cc_amount_rate_limit_exceeded rejected_high_risk
	rejected_insufficient_data rejected_by_bank rejected_by_regulations bank_error insufficient_amount
	pending_contingency pending_review_manual pending_challenge pending_capture`.split(/\s+/);

/** Those the shop itself gives where the provider refuses the request: texts in the adapter's own code. */
const adapter = ["mercado-pago.ts", "mercado-pago-http.ts"].map((name) =>
	readFileSync(new URL(`../../../server/adapters/payments/${name}`, import.meta.url), "utf8"),
);
const OURS = adapter.flatMap((code) => [
	...[...code.matchAll(/new PaymentRefused\("(\w+)"/g)].map(([, detail]) => detail as string),
	...[...code.matchAll(/^\t"\d+": "(\w+)",$/gm)].map(([, detail]) => detail as string),
	...[...code.matchAll(/(?:return|\?\?) "(invalid_\w+)"/g)].map(([, detail]) => detail as string),
]);
/** About a refund, which no shopper asks for. */
const ABOUT_REFUNDS = ["unknown_payment", "refund_rejected"];
const tried = TEST_OUTCOMES.filter(({ status }) => status !== "approved").map(({ detail }) => detail);
const details = [...new Set([...DOCUMENTED, ...OURS, ...tried])].filter((detail) => !ABOUT_REFUNDS.includes(detail));

test("the adapter's own details are found", () => {
	expect(OURS).toEqual(
		expect.arrayContaining(["provider_busy", "invalid_card_token", "invalid_identification_number"]),
	);
});

test.each(details)("%s has a sentence that says what to do, in both languages", (detail) => {
	for (const messages of [en, es] as Record<string, string>[]) expect(messages[detail]).toMatch(/^[^_]+[.:][^_]+\.$/);
});

test("a detail nobody knows is said in words, too", () => {
	expect(reasonOf("rejected", "cc_rejected_new_thing")).toBe(en.cc_rejected_other_reason);
	expect(reasonOf("in_process", "pending_new_thing")).toBe(en.in_process);
	expect(reasonOf("approved", "accredited")).toBeNull();
});
