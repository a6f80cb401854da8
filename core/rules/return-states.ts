import type { FitVote } from "./fit-votes.ts";

/** Asked for by the shopper; what staff said to it; called off by the shopper; in the shop again. */
export const RETURN_STATES = ["requested", "approved", "refused", "cancelled", "received"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = [
	"too_small",
	"too_large",
	"not_as_shown",
	"damaged",
	"wrong_garment",
	"changed_mind",
	"other",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What a line became once it was received: its money went back, or another garment takes its place. */
export const RETURN_OUTCOMES = ["refund", "exchange"] as const;

const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
	requested: ["approved", "refused", "cancelled", "received"],
	approved: ["refused", "cancelled", "received"],
	refused: [],
	cancelled: [],
	received: [],
};

export const isReturnOpen = (state: ReturnState): boolean => NEXT[state].length > 0;

export function canBecome(from: ReturnState, to: ReturnState): boolean {
	return NEXT[from].includes(to);
}

/** What a reason says of how the garment fits. */
export function fitSaidBy(reason: ReturnReason | null): FitVote | null {
	return reason === "too_small" ? "small" : reason === "too_large" ? "large" : null;
}
