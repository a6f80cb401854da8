import type { Wording } from "../languages.ts";
import type * as en from "./installments.ts";

/** A payment in parts in one line, wherever the total stands; the same sums everywhere. */
export const installmentsInWords = (({ count, each, total }, money) =>
	`${count} × ${money(each)}, en total ${money(total)}`) satisfies Wording<typeof en.installmentsInWords>;
