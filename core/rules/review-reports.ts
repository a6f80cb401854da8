/** Why somebody reports a review to the shop. */
export const REPORT_REASONS = ["offensive", "advertising", "untrue", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
