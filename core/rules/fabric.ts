export type Fibre = { fibre: string; percent: number };
export const FIBRES_MAX = 8;

/** How much of a fabric its fibres account for; a whole fabric is 100. */
export function percentOf(fabric: readonly Fibre[]): number {
	return fabric.reduce((sum, { percent }) => sum + percent, 0);
}

/** Every fibre is named once, whatever its case. */
export function areFibresUnique(fabric: readonly Pick<Fibre, "fibre">[]): boolean {
	return new Set(fabric.map(({ fibre }) => fibre.trim().toLowerCase())).size === fabric.length;
}
