import messages from "./reasons.messages.en.ts";

const reasons: Record<string, string> = messages;

/** Why a payment was refused and what the shopper can do, by the provider's own detail; one it has never named is the bank's alone. */
export function reasonOf(detail: string): string {
	return reasons[detail] ?? messages.cc_rejected_other_reason;
}
