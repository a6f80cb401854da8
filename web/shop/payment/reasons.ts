import type { PaymentOutcome } from "./attempt.ts";
import messages from "./reasons.messages.en.ts";

const reasons: Record<string, string> = messages;

/** What no detail tells is the bank's alone, or takes its time. */
const untold = { rejected: messages.cc_rejected_other_reason, in_process: messages.in_process, approved: null };

/** Why a payment was refused or is not through yet, and what the shopper can do, by the provider's own detail. */
export function reasonOf(outcome: PaymentOutcome, detail: string): string | null {
	return outcome === "approved" ? null : (reasons[detail] ?? untold[outcome]);
}
