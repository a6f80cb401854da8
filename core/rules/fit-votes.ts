/** What buyers say of how a garment fits: smaller than its size says, as it says, larger. */
export const FIT_VOTES = ["small", "true", "large"] as const;
export type FitVote = (typeof FIT_VOTES)[number];
export type FitVotes = Record<FitVote, number>;

/** Fewer are an opinion, not a tendency. */
const VOTES_MIN = 3;

export const votesIn = (votes: FitVotes): number => votes.small + votes.true + votes.large;

/** What more than half of the buyers say; null while there are few of them, or they disagree. */
export function mostSay(votes: FitVotes | undefined): FitVote | null {
	if (!votes || votesIn(votes) < VOTES_MIN) return null;
	return FIT_VOTES.find((vote) => votes[vote] * 2 > votesIn(votes)) ?? null;
}
