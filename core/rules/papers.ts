export const PAPER_KINDS = ["invoice", "credit_note"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A paper is kept so long, also when the account it belongs to has ended. */
export const PAPER_YEARS = 10;

const DIGITS = 8;

/** A paper's number as people read it: `A-00000012`. */
export const paperNumber = ({ series, number }: { series: string; number: number }) =>
	`${series}-${String(number).padStart(DIGITS, "0")}`;
