import messages from "./reasons.messages.en.ts";

const reasons: Record<string, string> = messages;

/** What a shopper can do about a refusal, by the provider's own detail; nothing where only the bank knows. */
export function reasonOf(detail: string): string | null {
	return reasons[detail] ?? null;
}
