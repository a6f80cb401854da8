import type { Installments } from "../rules/installments.ts";

/** A payment in parts in one line, wherever the total stands; the same sums everywhere. */
export function installmentsInWords({ count, each, total }: Installments, money: (amount: number) => string): string {
	return `${count} × ${money(each)}, in all ${money(total)}`;
}
