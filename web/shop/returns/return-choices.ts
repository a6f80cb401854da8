import type { OrderedLine } from "#core/contract/orders.ts";
import type { NewReturn, ReturnableLine } from "#core/contract/returns.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import type { ReturnReason } from "#core/rules/return-states.ts";

type Exchange = { ColorName: string; size: string };
/** What somebody wants with a line; nothing of it while the quantity is 0, its money while no exchange is named. */
export type ReturnChoice = { quantity: number; reason: ReturnReason | null; exchange: Exchange | null };
/** A line that can be returned, as it was bought. */
export type ReturnableGarment = ReturnableLine & { bought: OrderedLine; choice: ReturnChoice };

export const NOTHING: ReturnChoice = { quantity: 0, reason: null, exchange: null };

export function chosenOf({
	line,
	choice: { quantity, reason, exchange },
}: ReturnableGarment): NewReturn["lines"][number] {
	return { line, quantity, ...(reason && { reason }), ...(exchange && { exchange }) };
}

export const pieceOf = ({ bought: { name, color, label, size } }: ReturnableGarment): string =>
	`${name}, ${label ?? color}, ${sizeWord(size)}`;

/** What there is enough of, whatever is the same as what was bought last. */
export function exchangesOf({ exchanges, bought, choice }: ReturnableGarment): ReturnableLine["exchanges"] {
	const isSame = ({ ColorName, size }: Exchange) => ColorName === bought.color && size === bought.size;
	const enough = exchanges.filter(({ left }) => left >= choice.quantity);
	return [...enough.filter((one) => !isSame(one)), ...enough.filter(isSame)];
}
